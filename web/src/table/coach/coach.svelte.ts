/** The coach of a first match: asks for what to look at before each decision and for a verdict after it. He is silent
 * for a round, or for good, and then nothing is asked.
 */
import type { Counsel, Hint, Reason, State, Verdict } from '../../lib/server/api.gen.ts'
import type { LiveTable } from '../../lib/server/live.svelte.ts'
import { settings } from '../../lib/screen/settings.svelte.ts'

/** How far the best idea must be ahead to stand out, and how near the second must be to be as good. */
const OUT = 0.06
const ALIKE = 0.02

/** A decision that goes on. */
interface Begun {
  decision: string
  /** Words of the match before it. */
  words: number
  /** Lines of the journal before it. */
  lines: number
  spoken: string[] | null
}

export class Coach {
  counsel = $state.raw<Counsel | null>(null)
  verdict = $state.raw<Verdict | null>(null)
  /** Whether one idea stands out, as far as it was weighed. */
  stake = $state<'' | 'clear' | 'some' | 'even'>('')
  reasons = $state.raw<Reason[]>([])
  weighing = $state(false)
  /** The round in which he was asked to be silent. */
  private quiet = $state(-1)
  private begun: Begun | null = null
  private turn = 0

  constructor(readonly table: LiveTable) {}

  get round(): number {
    return this.table.card.standing?.round ?? 0
  }
  get silent(): boolean {
    return !settings.kept.coach || this.quiet === this.round
  }
  /** Whether he has something to say, or is about to. */
  get speaks(): boolean {
    return !this.silent && !this.table.result
  }

  toggle(): void {
    const now = this.silent
    this.quiet = -1
    settings.kept.coach = now
    settings.keep()
    this.begun = null
  }
  hush(): void {
    this.quiet = this.round
    this.forget()
    this.verdict = null
    this.begun = null
  }

  /** The table has changed: a decision may be over, and another have begun. */
  follow(state: State): void {
    if (this.silent) return this.forget()
    const { begun, table } = this
    if (begun && this.over(begun, state)) {
      this.begun = null
      this.forget()
      if (table.spoken?.length && table.spoken !== begun.spoken) void this.judge(begun.words)
    }
    if (this.begun || !table.mine || state.offer.length < 2 || state.result) return
    const lines = state.journal_from + state.journal.length
    this.begun = { decision: state.decision, words: state.words, lines, spoken: table.spoken }
    void this.look(state)
  }

  private over(begun: Begun, state: State): boolean {
    const { table } = this
    if (state.words < begun.words || !table.mine || state.decision !== begun.decision) return true
    return table.journal.slice(begun.lines).some((line) => line.word_seat !== null && line.word_seat !== table.viewer)
  }

  private forget(): void {
    this.turn++
    this.counsel = null
    this.stake = ''
    this.reasons = []
    this.weighing = false
  }

  /** What to look at comes at once, whether one idea stands out a little later. */
  private async look({ seq }: State): Promise<void> {
    const turn = ++this.turn
    const counsel = await this.table.question<Counsel>({ type: 'counsel', seq })
    if (turn !== this.turn || !counsel) return
    this.counsel = counsel
    const hint = await this.table.question<Hint>({ type: 'hint', seq })
    if (turn !== this.turn || !hint) return
    const [best, second] = hint.words
    if (!best || !second) return
    const ahead = best.chance - second.chance
    this.stake = ahead >= OUT ? 'clear' : ahead <= ALIKE ? 'even' : 'some'
    this.reasons = best.reasons
  }

  private async judge(since: number): Promise<void> {
    this.weighing = true
    const verdict = await this.table.question<Verdict>({ type: 'verdict', since })
    this.weighing = false
    if (!this.silent && verdict) this.verdict = verdict
  }
}
