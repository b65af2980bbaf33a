/** Plays facts again on the board: one that was picked, or all since the viewer's last word. */
import type { Entry } from '../../lib/server/api.gen.ts'
import type { LiveTable } from '../../lib/server/live.svelte.ts'
import { settings } from '../../lib/screen/settings.svelte.ts'
import { light } from '../../lib/table/spotlight.ts'
import { type Fact, fromStart, story } from '../../lib/texts/story.ts'
import type { BoardModule } from '../../lib/table/view.ts'
import { PastTable } from '../../lib/server/past.svelte.ts'

export type Pace = 'slow' | 'normal' | 'quick'
/** Milliseconds a fact stays. */
export const STAYS: Record<Pace, number> = { slow: 2400, normal: 1400, quick: 700 }
/** Milliseconds the position before a picked fact is seen, and the one after it. */
const BEFORE = 500
const AFTER = 1700

export class Playback {
  /** The position on the board in place of the present one. */
  shown = $state.raw<PastTable | null>(null)
  /** The fact that is shown. */
  fact = $state.raw<Entry | null>(null)
  recap = $state(false)
  playing = $state(false)
  pace = $state<Pace>('normal')
  private turn = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: LiveTable,
    readonly board: BoardModule | null,
  ) {}

  /** Everything that happened since the viewer's last word, in order. */
  facts: Fact[] = $derived.by(() =>
    story(this.table.journal.slice(this.table.recapFrom), this.table.speech).flatMap((chapter) =>
      chapter.turns.flatMap((turn) => (turn.chip ? [{ entry: turn.chip, times: 1 }, ...turn.facts] : turn.facts)),
    ),
  )
  /** What the recap is called. */
  title = $derived.by(() => (fromStart(this.table.journal, this.table.recapFrom) ? 'recap-start' : 'recap'))
  get at(): number {
    return this.facts.findIndex((fact) => fact.entry.n === this.fact?.n)
  }

  /** Where a fact stands to the one that is shown. */
  when(entry: Entry): '' | 'past' | 'now' | 'future' {
    if (this.at < 0) return ''
    const k = this.facts.findIndex((fact) => fact.entry.n === entry.n)
    return k < this.at ? 'past' : k === this.at ? 'now' : 'future'
  }

  /** Play one line's moment, then return to now. */
  async once(entry: Entry): Promise<void> {
    this.playing = false
    if (!settings.still && !(await this.show(entry, true))) return
    const turn = this.turn
    if (!settings.still) await new Promise((resolve) => setTimeout(resolve, BEFORE))
    if (turn !== this.turn || !(await this.show(entry))) return
    this.timer = setTimeout(() => this.now(), AFTER)
  }

  open(): void {
    this.recap = true
  }

  close(): void {
    this.recap = false
    this.now()
  }

  /** Back to the present. */
  now(): void {
    this.turn++
    clearTimeout(this.timer)
    this.playing = false
    this.shown = null
    this.fact = null
    light(this.table, this.board, null)
  }

  async go(k: number): Promise<void> {
    const fact = this.facts[Math.max(0, Math.min(this.facts.length - 1, k))]
    if (!fact) return
    clearTimeout(this.timer)
    if ((await this.show(fact.entry)) && this.playing) this.timer = setTimeout(() => this.on(), STAYS[this.pace])
  }

  toggle(): void {
    this.playing = !this.playing
    clearTimeout(this.timer)
    if (!this.playing) return
    void this.go(this.at < 0 || this.at === this.facts.length - 1 ? 0 : this.at)
  }

  private on(): void {
    if (this.at < this.facts.length - 1) void this.go(this.at + 1)
    else this.now()
  }

  /** Put a moment on the board; false if something else was asked for meanwhile, or it cannot be had. */
  private async show(entry: Entry, before = false): Promise<boolean> {
    clearTimeout(this.timer)
    const turn = ++this.turn
    const past = await this.table.past(entry.n)
    if (turn !== this.turn) return false
    if (!past) {
      this.now()
      return false
    }
    this.fact = entry
    this.shown = new PastTable(this.table, past, before, () => this.now())
    requestAnimationFrame(() => turn === this.turn && this.shown && light(this.shown, this.board, entry))
    return true
  }
}
