/** The analysis of a match: followed until it is done, with one cursor for chart, words and replay. */
import type { Analysis, ChancePoint, CostlyWord, Moment, TableCard } from '../lib/server/api.gen.ts'
import { playOn, seatToPlay } from '../lib/server/branch.ts'
import { follow } from '../lib/server/follow.ts'
import { matchAddress, rest } from '../lib/server/rest.ts'
import { roundShort } from '../lib/texts/rounds.ts'
import { t } from '../lib/texts/texts.svelte.ts'
import type { ReplayTable } from '../replay/replay.svelte.ts'

const PAUSE = 1500
/** Calls that fail one after the other, each twice as long after the last, until somebody has to ask again. */
const TRIES = 6
const PARTS = 5

/** A part of the match with a name: a round. */
export interface Span {
  from: number
  to: number
  name: string
  short: string
}

export class MatchAnalysis {
  state = $state.raw<Analysis | null>(null)
  branches = $state.raw<TableCard[]>([])
  failure = $state('')
  n = $state(0)
  /** Whose words are looked at. */
  seat = $state<number | null>(null)
  busy = $state(false)
  /** Calls that failed one after the other. */
  private failed = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private asked = 0
  private unfollow = () => undefined as void

  constructor(readonly table: ReplayTable) {
    const me = table.card.seats.findIndex((seat) => seat.me)
    this.seat = me >= 0 ? me : null
    this.n = table.all
    void this.ask()
    void rest.branches(this.address).then(
      (cards) => (this.branches = cards),
      () => undefined,
    )
  }

  get address(): string {
    return matchAddress(this.table.replay)
  }
  get all(): number {
    return this.table.all
  }
  get me(): number | null {
    const me = this.table.card.seats.findIndex((seat) => seat.me)
    return me >= 0 ? me : null
  }
  get points(): ChancePoint[] {
    return this.state?.points ?? []
  }
  get sides(): number[][] {
    return this.state?.sides ?? []
  }
  /** The rounds of the match; where a title has none, five parts of equal length. */
  spans = $derived.by((): Span[] => {
    const rounds = this.state?.rounds ?? []
    const starts =
      rounds.length > 1 ? rounds : Array.from({ length: PARTS }, (_, k) => Math.round((k * this.all) / PARTS))
    return starts.map((from, k) => {
      const to = starts[k + 1] ?? this.all
      const number = this.state?.round_numbers?.[k] ?? k + 1
      return rounds.length > 1
        ? {
            from,
            to,
            name: this.table.speech.message('round-name', { round: number }),
            short: roundShort(number, starts.length),
          }
        : { from, to, name: `${from} – ${to}`, short: String(to) }
    })
  })
  /** Whether it failed so often that it is not tried again by itself. */
  get stopped(): boolean {
    return this.failed >= TRIES
  }
  get working(): boolean {
    return this.state?.status === 'waiting' || this.state?.status === 'running'
  }
  get costly(): CostlyWord[] {
    return (this.state?.costly ?? []).filter((word) => word.seat === this.seat)
  }
  /** The turn that cost the seat looked at most, if it cost much. */
  get fall(): Moment | null {
    const side = this.seat === null ? -1 : this.sideOf(this.seat)
    return this.state?.falls?.find((one) => one.side === side) ?? null
  }
  /** Whether nothing is left out between two positions of the chart. */
  joined(from: number, to: number): boolean {
    return !(this.state?.planned ?? []).some((n) => from < n && n < to)
  }
  /** The seat a branch would be played on. */
  get playable(): number | null {
    return seatToPlay(this.table.replay, this.seat)
  }

  /** Have the match analysed for the seat looked at, and follow how it goes on. */
  async ask(): Promise<void> {
    this.leave()
    this.failed = 0
    await this.begin()
  }

  private async begin(): Promise<void> {
    const asked = ++this.asked
    try {
      const analysis = await rest.askAnalysis(this.address, this.seat)
      if (this.closed || asked !== this.asked) return
      this.failure = ''
      this.failed = 0
      this.hear(analysis)
      if (this.working) this.unfollow = follow(this.address, this.hear, (why) => this.fail(why))
    } catch (trouble) {
      if (asked === this.asked) this.fail((trouble as Error).message)
    }
  }

  private readonly hear = (analysis: Analysis): void => {
    this.state = analysis
    if (!this.working) this.leave()
  }

  private fail(why: string): void {
    this.failure = why
    this.failed += 1
    if (this.closed || this.stopped) return
    this.timer = setTimeout(() => void this.begin(), PAUSE * 2 ** this.failed)
  }

  private leave(): void {
    clearTimeout(this.timer)
    this.unfollow()
    this.unfollow = () => undefined
  }

  async look(seat: number): Promise<void> {
    this.seat = seat
    await this.ask()
  }

  close(): void {
    this.closed = true
    this.leave()
  }

  // -- the cursor ---------------------------------------------------------------------------------------
  go(n: number): void {
    this.n = Math.max(0, Math.min(this.all, Math.round(n)))
  }
  roundBack(): void {
    this.go(this.spans.findLast((span) => span.from < this.n)?.from ?? 0)
  }
  roundOn(): void {
    this.go(this.spans.find((span) => span.from > this.n)?.from ?? this.all)
  }

  /** Whether a position has been estimated, or lies between two that have. */
  knows(n: number): boolean {
    const before = this.points.findLast((point) => point.n <= n)
    const after = this.points.find((point) => point.n >= n)
    return !!before && !!after && this.joined(before.n, after.n)
  }
  /** The chance of a side after n words; between two points on the line that joins them. */
  chance(side: number, n: number): number {
    const points = this.points
    const after = points.find((point) => point.n >= n)
    const before = points.findLast((point) => point.n <= n)
    if (!after || !before) return (after ?? before)?.chances[side] ?? 0
    const part = after.n === before.n ? 0 : (n - before.n) / (after.n - before.n)
    return before.chances[side]! + part * (after.chances[side]! - before.chances[side]!)
  }

  sideOf(seat: number): number {
    return this.sides.findIndex((side) => side.includes(seat))
  }
  sideName(side: number): string {
    return (this.sides[side] ?? [])
      .map((seat) => (seat === this.me ? t('you') : this.table.card.seats[seat]!.name))
      .join(' + ')
  }
  /** The name of the round a word was said in, if there are rounds. */
  roundName(n: number): string {
    return (this.state?.rounds.length ?? 0) > 1 ? (this.spans.findLast((span) => span.from <= n)?.name ?? '') : ''
  }
  phaseName(n: number): string {
    const phase = this.table.replay.words[Math.min(n, this.all - 1)]?.phase ?? ''
    return phase && this.table.speech.has(`phase-${phase}`) ? this.table.speech.message(`phase-${phase}`) : ''
  }

  // -- what if ------------------------------------------------------------------------------------------
  async playOn(n: number): Promise<void> {
    if (this.playable === null || this.busy) return
    this.busy = true
    await playOn(this.table.replay, n, this.playable)
    this.busy = false
  }
}
