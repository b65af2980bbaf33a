/** A hint that is followed: the words to say one after the other, and how far one has come. */
import type { HintWord } from '../../lib/server/api.gen.ts'
import type { LiveTable } from '../../lib/server/live.svelte.ts'
import { settings } from '../../lib/screen/settings.svelte.ts'
import type { BoardModule } from '../../lib/table/view.ts'

/** Between two steps that are played by themselves, in milliseconds. */
const STEP = 450

export class Guide {
  ideas = $state.raw<HintWord[]>([])
  at = $state(0)
  /** How many steps have been said. */
  done = $state(0)
  playing = $state(false)
  /** The next step cannot be said any more. */
  stopped = $state(false)
  /** Nothing else could be said when the hint came. */
  lone = $state(false)

  constructor(
    readonly table: LiveTable,
    readonly board: BoardModule | null,
    private readonly onclose: () => void,
  ) {}

  get idea(): HintWord | undefined {
    return this.ideas[this.at]
  }
  get steps(): string[] {
    return this.idea ? [this.idea.word, ...this.idea.then] : []
  }
  get left(): string[] {
    return this.steps.slice(this.done)
  }
  /** Whether the words are one decision, said together. */
  get whole(): boolean {
    return this.board?.whole?.(this.table) ?? false
  }

  take(ideas: HintWord[]): void {
    this.ideas = ideas
    this.at = 0
    this.lone = this.table.offer.length === 1
  }

  another(): void {
    if (this.done || this.ideas.length < 2) return
    this.at = (this.at + 1) % this.ideas.length
  }

  /** Somebody has spoken from this seat: on the way, or elsewhere. */
  heard(words: string[]): void {
    for (const word of words) {
      if (word !== this.left[0]) return this.onclose()
      this.done++
    }
    if (!this.left.length) this.onclose()
  }

  play(): void {
    if (this.whole) {
      const words = this.left
      this.onclose()
      this.table.sayAll(words)
    } else this.playing = true
  }

  /** Say the next step as soon as it is due; who no longer needs that calls back. */
  go(): (() => void) | void {
    const next = this.left[0]
    if (!this.playing || next === undefined || this.table.pending !== null || !this.table.mine) return
    if (!this.table.offers(next)) {
      this.playing = false
      this.stopped = true
      return
    }
    const timer = setTimeout(() => this.table.say(next, false), this.done && !settings.still ? STEP : 0)
    return () => clearTimeout(timer)
  }

  /** The steps worth telling, with their numbers; some only complete a decision. */
  get told(): { word: string; text: string; n: number; done: boolean }[] {
    const steps = this.steps.map((word, k) => ({ word, text: this.called(word, k), done: k < this.done }))
    return steps.filter((step) => step.text).map((step, k) => ({ ...step, n: k + 1 }))
  }

  /** A step as a player would say it, with its things. */
  private called(word: string, k: number): string {
    return this.board?.hints?.called?.(this.table, word, this.steps[k - 1]) ?? this.table.speech.markedWord(word)
  }
}
