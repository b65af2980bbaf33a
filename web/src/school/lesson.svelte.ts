/** A lesson at its table: what is asked, what was answered, and the board that shows it. Nothing is kept at the server
 * but how far one is: everything said comes along with each question.
 */
import type {
  Back,
  Entry,
  Judged,
  LessonInfo,
  LessonTable as Seen,
  Prompt,
  Refusal,
  RefusedWord,
  Result,
  State,
  TableCard,
  Task,
} from '../lib/server/api.gen.ts'
import { rest } from '../lib/server/rest.ts'
import { school } from '../lib/server/school.svelte.ts'
import { world } from '../lib/server/world.svelte.ts'
import type { TableView } from '../lib/table/view.ts'
import { Speech } from '../lib/texts/texts.svelte.ts'

/** Where to look, what to say, and having it said. */
const HINTS = 3
const NEXT = 'next'

export class LessonTable implements TableView {
  readonly live = true
  readonly recapFrom = 0
  readonly speech: Speech
  state = $state.raw<State | null>(null)
  journal = $state.raw<Entry[]>([])
  news = $state.raw<Entry[]>([])
  sightBefore = $state.raw<unknown>(null)
  pending = $state<string | null>(null)
  failure = $state('')

  /** The step that is shown; behind the last one the lesson is over. */
  step = $state(0)
  task = $state.raw<Task | null>(null)
  judged = $state.raw<Judged | null>(null)
  /** How many of the hints of this step were taken. */
  hints = $state(0)
  skipped = $state.raw<number[]>([])
  /** Whether a rule is only tried: then nothing is noted. */
  trying = false
  private said: string[][] = []
  private here = $state.raw<string[]>([])
  /** The answer that led on. */
  private answer: string[] = []

  constructor(
    readonly title: string,
    readonly lesson: LessonInfo,
  ) {
    this.speech = new Speech(
      title,
      () => this.state?.card.seats.map((seat) => seat.name) ?? [],
      () => world.game(title)?.shapes ?? {},
      () => this.viewer,
    )
  }

  get steps(): number {
    return this.lesson.steps.length
  }
  get ended(): boolean {
    return this.step >= this.steps
  }
  /** Whether the step was answered, and waits for its learner to go on. */
  get answered(): boolean {
    return this.judged?.kind === 'right'
  }
  get stepName(): string {
    return this.lesson.steps[this.step] ?? ''
  }

  // -- the course of the lesson -------------------------------------------------------------------------
  /** Open the lesson where it was left, or at its beginning. */
  async open(anew = false): Promise<void> {
    const kept = anew ? undefined : school.of(this.title, this.lesson.name)
    const going = kept && kept.step < this.steps
    this.said = going ? kept.said.map((words) => [...words]) : []
    this.skipped = going ? kept.skipped : []
    await this.show(going ? kept.step : 0)
  }

  /** Open a step alone, with the solutions of those before; how far one is stays as it was. */
  async try(step: string): Promise<void> {
    this.trying = true
    await this.show(Math.max(0, this.lesson.steps.indexOf(step)))
  }

  /** On from a step that was answered, or only looked at. */
  async next(): Promise<void> {
    if (this.ended || this.pending !== null) return
    if (!this.answered && this.task?.kind !== 'look') return
    this.said[this.step] = this.answered ? this.answer : [NEXT]
    this.skipped = this.skipped.filter((step) => step !== this.step)
    await this.go(this.step + 1)
  }

  async previous(): Promise<void> {
    if (this.judged && !this.ended) return this.show(this.step)
    if (this.step > 0 && this.pending === null) await this.go(Math.min(this.step, this.steps) - 1)
  }

  async skip(): Promise<void> {
    if (this.ended || this.pending !== null) return
    this.said[this.step] = []
    if (!this.skipped.includes(this.step)) this.skipped = [...this.skipped, this.step]
    await this.go(this.step + 1)
  }

  /** One hint more: where to look, what lights up, the answer played. */
  async hint(): Promise<void> {
    if (this.ended || this.answered || this.hints >= HINTS || this.task?.kind === 'look') return
    this.hints++
    if (this.hints < HINTS || !this.task) return
    if (this.here.length) await this.show(this.step, HINTS)
    await this.send(this.task.solution)
  }

  choose(choice: string): void {
    void this.send([`choice:${choice}`])
  }

  private async go(step: number): Promise<void> {
    await this.show(step)
    if (this.failure || this.trying) return
    const whole = step >= this.steps
    const done = !whole ? '' : this.skipped.length ? 'seen' : 'learnt'
    const said = this.said.slice(0, step).map((words) => words ?? [])
    await school.note({
      game: this.title,
      lesson: this.lesson.name,
      step: whole ? 0 : step,
      said: whole ? [] : said,
      skipped: whole ? [] : this.skipped.filter((one) => one < step),
      done,
    })
  }

  /** Show a step as it begins. */
  async show(step: number, hints = 0, here: string[] = []): Promise<void> {
    this.pending = ''
    try {
      const said = this.said.slice(0, step).map((words) => words ?? [])
      const seen = await rest.lesson(this.title, this.lesson.name, { step, said, here, say: [], since: 0 })
      this.failure = ''
      this.step = step
      this.here = seen.here
      this.task = seen.task
      this.judged = null
      this.hints = hints
      this.answer = []
      this.take(seen, false)
    } catch (trouble) {
      this.failure = (trouble as Error).message
    }
    this.pending = null
  }

  private async send(words: string[]): Promise<void> {
    if (this.pending !== null || this.answered || !this.task) return
    this.pending = words.at(-1) ?? ''
    try {
      const { step, here, said } = this
      const asked = { step, said: said.slice(0, step), here, say: words, since: this.journal.length }
      const seen = await rest.lesson(this.title, this.lesson.name, asked)
      this.failure = ''
      this.judged = seen.judged
      if (seen.judged?.kind === 'right') this.answer = [...this.here, ...words]
      this.here = seen.here
      if (seen.state) this.take(seen, true)
    } catch (trouble) {
      this.failure = (trouble as Error).message
    }
    this.pending = null
  }

  private take(seen: Seen, goesOn: boolean): void {
    const next = seen.state
    if (!next) return
    this.sightBefore = goesOn ? this.state?.sight : null
    this.journal = [...this.journal.slice(0, next.journal_from), ...next.journal]
    this.news = goesOn ? next.journal : []
    this.state = next
  }

  // -- what a board is given ----------------------------------------------------------------------------
  get card(): TableCard {
    return this.state!.card
  }
  get viewer(): number | null {
    return this.state?.viewer ?? null
  }
  get reader(): number | null {
    return this.viewer
  }
  get sight(): unknown {
    return this.state?.sight
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
  get turns(): NonNullable<State['turns']> {
    return this.state?.turns ?? []
  }
  get offer(): string[] {
    return this.state?.offer ?? []
  }
  get refused(): RefusedWord[] {
    return this.state?.refused ?? []
  }
  get result(): Result | null {
    return this.state?.result ?? null
  }
  get mine(): boolean {
    return this.offer.length > 0
  }
  /** Words on the way to an answer can be taken back. */
  get back(): Back | null {
    return this.mayTakeBack ? { how: 'own', words: this.here, going: true, shown: null } : null
  }
  get mayTakeBack(): boolean {
    return this.here.length > 0 && !this.answered
  }
  get mayStepBack(): boolean {
    return this.mayTakeBack
  }
  offers(word: string): boolean {
    return this.offer.includes(word)
  }
  refusal(word: string): RefusedWord | undefined {
    return this.refused.find((refused) => refused.word === word)
  }
  say(word: string): void {
    void this.send([word])
  }
  sayAll(words: string[]): void {
    void this.send(words)
  }
  takeBack(all = false, steps = 1): void {
    if (this.mayTakeBack && this.pending === null)
      void this.show(this.step, this.hints, all ? [] : this.here.slice(0, -steps))
  }
  revealed(): void {}
  why(word: string): Promise<Refusal | null> {
    return Promise.resolve(this.refusal(word) ?? null)
  }
}
