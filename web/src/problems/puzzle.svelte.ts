/** A problem on the board: the position as the seat sees it, what was tried, and in the end the answer. */
import type {
  Entry,
  Prompt,
  PuzzleInfo,
  PuzzleTable,
  Refusal,
  RefusedWord,
  Solution,
  TableCard,
  Tried,
} from '../lib/server/api.gen.ts'
import { shown } from '../lib/texts/former.ts'
import { router } from '../lib/screen/router.svelte.ts'
import { Speech } from '../lib/texts/texts.svelte.ts'
import { toasts } from '../lib/screen/toasts.svelte.ts'
import type { TableView } from '../lib/table/view.ts'
import { world } from '../lib/server/world.svelte.ts'
import { calls } from './api.ts'

export class Puzzle implements TableView {
  readonly live = true
  readonly news: Entry[] = []
  readonly sightBefore = null
  readonly result = null
  readonly mayTakeBack = false
  readonly mayStepBack = false
  readonly back = null
  readonly recapFrom = 0
  readonly speech: Speech
  readonly card: TableCard
  readonly address: string
  pending = $state<string | null>(null)
  tried = $state.raw<Tried[]>([])
  solution = $state.raw<Solution | null>(null)
  info = $state.raw<PuzzleInfo>()!
  keepable = $state(false)
  /** Counts what was tried: the board begins anew after each. */
  turn = $state(0)
  private readonly given: PuzzleTable

  constructor(
    given: PuzzleTable,
    private readonly practice: () => boolean,
    private readonly heard: () => void,
  ) {
    this.given = given
    this.address = given.address
    this.info = given.info
    this.solution = given.solution
    this.keepable = given.keepable ?? false
    this.card = shown(given.state.card)
    this.speech = new Speech(
      this.card.game,
      () => this.card.seats.map((seat) => seat.name),
      () => world.game(this.card.game)?.shapes ?? {},
      () => this.viewer,
    )
  }

  get viewer(): number | null {
    return this.given.state.viewer
  }
  get reader(): number | null {
    return this.viewer
  }
  get sight(): unknown {
    return this.given.state.sight
  }
  get phase(): string {
    return this.given.state.phase
  }
  get decision(): string {
    return this.given.state.decision
  }
  get prompt(): Prompt | null {
    return this.given.state.prompt
  }
  get speakers(): number[] {
    return this.given.state.speakers
  }
  get turns(): TableView['turns'] {
    return this.given.state.turns ?? []
  }
  get journal(): Entry[] {
    return this.given.state.journal
  }
  get offer(): string[] {
    return this.over ? [] : this.given.state.offer
  }
  get refused(): RefusedWord[] {
    return this.over ? [] : this.given.state.refused
  }
  get over(): boolean {
    return this.solution !== null
  }
  get mine(): boolean {
    return !this.over
  }
  /** Whether it is of a match of mine. */
  get own(): boolean {
    return this.info.number === 0
  }

  offers(word: string): boolean {
    return this.offer.includes(word)
  }
  refusal(word: string): RefusedWord | undefined {
    return this.refused.find((refused) => refused.word === word)
  }
  say(word: string): void {
    void this.attempt([word])
  }
  sayAll(words: string[]): void {
    void this.attempt(words)
  }
  why(word: string): Promise<Refusal | null> {
    return Promise.resolve(this.refusal(word) ?? null)
  }
  takeBack(): void {}
  revealed(): void {}

  async attempt(words: string[]): Promise<void> {
    const [word] = words
    if (this.over || this.pending !== null || !word) return
    this.pending = word
    await this.take(calls.attempt(this.address, words, this.practice()))
  }

  async giveUp(): Promise<void> {
    if (this.over || this.pending !== null) return
    this.pending = ''
    await this.take(calls.giveUp(this.address, this.practice()))
  }

  private async take(coming: Promise<Tried>): Promise<void> {
    try {
      const tried = await coming
      this.tried = [...this.tried, tried]
      this.solution = tried.solution
      const { state } = this.info
      const first = state === 'new'
      if (tried.right) this.info = { ...this.info, state: first ? 'found' : state === 'found' ? state : 'later' }
      else if (first) this.info = { ...this.info, state: 'missed' }
      if (tried.solution) this.info = { ...this.info, themes: tried.solution.themes }
      this.turn += 1
      this.heard()
    } catch (trouble) {
      toasts.bad((trouble as Error).message)
    } finally {
      this.pending = null
    }
  }

  /** Try it again as if nothing were known; nothing counts any more. */
  again(): void {
    this.tried = []
    this.solution = null
    this.turn += 1
  }

  async keep(): Promise<void> {
    try {
      this.keepable = (await calls.keep(this.address)).keepable ?? false
      this.heard()
    } catch (trouble) {
      toasts.bad((trouble as Error).message)
    }
  }

  async playOn(): Promise<void> {
    try {
      router.go(`/table/${(await calls.branch(this.address)).id}`)
    } catch (trouble) {
      toasts.bad((trouble as Error).message)
    }
  }
}
