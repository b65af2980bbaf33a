/** A finished match, word by word, as any seat saw it. */
import type {
  Entry,
  Figure,
  Prompt,
  Refusal,
  RefusedWord,
  Replay,
  ReplayEntry,
  ReplayState,
  Result,
  TableCard,
} from '../lib/server/api.gen.ts'
import { rest } from '../lib/server/rest.ts'
import { Speech } from '../lib/texts/texts.svelte.ts'
import { afterwards, knew } from '../lib/table/twins.ts'
import type { TableView } from '../lib/table/view.ts'
import { world } from '../lib/server/world.svelte.ts'

export type View = number | 'public' | 'all'

/** Texts for who looks over somebody's shoulder: where a text says "your", `KEY-theirs` says whose it is. */
class SpeechOver extends Speech {
  constructor(
    title: string,
    names: () => string[],
    shapes: () => Record<string, string>,
    reader: () => number | null,
    private readonly whose: () => number | null,
  ) {
    super(title, names, shapes, reader)
  }

  override marked(key: string, figures: Record<string, Figure> = {}): string {
    const seat = this.whose()
    if (seat === null || !this.has(`${key}-theirs`)) return super.marked(key, figures)
    return super.marked(`${key}-theirs`, { ...figures, whose: `seat:${seat}` })
  }
}

export class ReplayTable implements TableView {
  readonly live = false
  readonly pending = null
  readonly mayTakeBack = false
  readonly mayStepBack = false
  readonly back = null
  readonly mine = false
  readonly offer: string[] = []
  readonly refused: RefusedWord[] = []
  readonly sightBefore = null
  readonly news: Entry[] = []
  readonly recapFrom = 0
  n = $state(0)
  view = $state<View>('public')
  state = $state.raw<ReplayState | null>(null)
  readonly speech: Speech
  private known = new Map<string, ReplayState>()
  private wanted = ''

  constructor(readonly replay: Replay) {
    this.speech = new SpeechOver(
      replay.card.game,
      () => replay.card.seats.map((seat) => seat.name),
      () => world.game(replay.card.game)?.shapes ?? {},
      () => this.reader,
      () => (this.reader === null ? this.viewer : null),
    )
    this.view = this.usualView
  }

  /** My own seat if I played, else what everybody saw. */
  private get usualView(): View {
    const me = this.replay.card.seats.findIndex((seat) => seat.me)
    return me >= 0 ? me : 'public'
  }

  /** The view as it stands in an address; empty for the usual one. */
  get viewName(): string {
    return this.view === this.usualView ? '' : String(this.view)
  }

  /** Take the view an address names, if there is such a one. */
  take(name: string): void {
    if (name === 'public' || name === 'all') this.view = name
    else if (/^\d+$/.test(name) && Number(name) < this.card.seats.length) this.view = Number(name)
  }

  get all(): number {
    return this.replay.words.length
  }
  get card(): TableCard {
    return this.replay.card
  }
  get viewer(): number | null {
    return typeof this.view === 'number' ? this.view : this.view === 'all' ? this.speaker : null
  }
  /** The reader is called "you" only at his own seat: who looks over the shoulder of somebody else is nobody there. */
  get reader(): number | null {
    return typeof this.view === 'number' && this.card.seats[this.view]?.me ? this.view : null
  }
  /** Whom the view of everything follows: the one who has just spoken. */
  get speaker(): number | null {
    return this.replay.words[Math.max(0, this.n - 1)]?.seat ?? null
  }
  get sight(): unknown {
    return this.view === 'all' && this.state?.sights.length ? this.state.sights[this.speaker ?? 0] : this.state?.sight
  }
  get phase(): string {
    return this.state?.phase ?? ''
  }
  get decision(): string {
    return this.state?.decision ?? ''
  }
  get prompt(): Prompt | null {
    return this.state?.prompt ?? null
  }
  get speakers(): number[] {
    return this.state?.speakers ?? []
  }
  get turns(): NonNullable<ReplayState['turns']> {
    return this.state?.turns ?? []
  }
  get result(): Result | null {
    return this.n === this.all ? (this.replay.result ?? null) : null
  }

  /** The journal as far as the view may know it. */
  get journal(): Entry[] {
    return this.lines.filter((line) => line.at <= this.n).map((line) => line.entry)
  }

  /** All lines with the number of the word that brought them about. */
  lines = $derived.by(() => {
    const view = this.view
    const seen = (events: ReplayEntry[]) =>
      view === 'all'
        ? afterwards(events)
        : events.filter((entry) => (view === 'public' ? entry.audience === null : knew(entry, view)))
    const made: { at: number; entry: Entry }[] = []
    const add = (events: ReplayEntry[], at: number, seat: number | null) => {
      for (const entry of seen(events))
        made.push({ at, entry: { ...entry, n: made.length, word_seat: seat, struck: false } })
    }
    add(this.replay.setup, 0, null)
    this.replay.words.forEach((word, k) => add(word.events, k + 1, word.seat))
    return made
  })

  async go(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(this.all, n))
    await this.look()
  }

  async see(view: View): Promise<void> {
    this.view = view
    await this.look()
  }

  private async look(): Promise<void> {
    const key = `${this.n}/${this.view}`
    this.wanted = key
    let state = this.known.get(key)
    if (!state) {
      state = await rest.replayState(this.replay.states, this.n, String(this.view))
      this.known.set(key, state)
    }
    if (this.wanted === key) this.state = state
  }

  offers(): boolean {
    return false
  }
  refusal(): undefined {
    return undefined
  }
  say(): void {}
  sayAll(): void {}
  takeBack(): void {}
  revealed(): void {}
  why(): Promise<Refusal | null> {
    return Promise.resolve(null)
  }

  /** Where phases and rounds begin, as the journal tells them. */
  get marks(): { at: number; phase: string; round: number }[] {
    const marks: { at: number; phase: string; round: number }[] = []
    const told = (events: ReplayEntry[], before: number) => events.findLast((event) => event.round)?.round ?? before
    let round = told(this.replay.setup, 1)
    this.replay.words.forEach((word, k) => {
      const last = marks.at(-1)
      if (last?.phase !== word.phase || last.round !== round) marks.push({ at: k, phase: word.phase, round })
      round = told(word.events, round)
    })
    return marks
  }
}
