/** A table over its line: catches up, shows the moves of others one after the other, and speaks. */
import type {
  Answer,
  Back,
  Chat,
  Entry,
  Here,
  Hint,
  Orders,
  Past,
  Prompt,
  Refusal,
  RefusedWord,
  Request,
  Result,
  ServerMessage,
  State,
  TableCard,
} from './api.gen.ts'
import { Line } from './line.svelte.ts'
import { shown } from '../texts/former.ts'
import { noteText } from '../texts/notes.ts'
import { problemText } from './rest.ts'
import { PastTable } from './past.svelte.ts'
import { settings } from '../screen/settings.svelte.ts'
import { Showing } from './showing.svelte.ts'
import { Speech, t } from '../texts/texts.svelte.ts'
import { toasts } from '../screen/toasts.svelte.ts'
import type { Revealed, TableView } from '../table/view.ts'
import { world } from './world.svelte.ts'

/** How long what was taken back can be said again, in milliseconds. */
const REDO = 10_000

export class LiveTable implements TableView {
  readonly live = true
  state = $state.raw<State | null>(null)
  journal = $state.raw<Entry[]>([])
  news = $state.raw<Entry[]>([])
  sightBefore = $state.raw<unknown>(null)
  chat = $state.raw<Chat[]>([])
  watching = $state(0)
  pending = $state<string | null>(null)
  unread = $state(0)
  /** What this seat said last from here, once it was accepted. */
  spoken = $state.raw<string[] | null>(null)
  /** The best words for the state shown, once they were asked for. */
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** The journal entries since this seat last spoke. */
  recapFrom = $state(0)
  /** What seats and journal tell while the board turns something up: the table as it was before. */
  held = $state.raw<TableView | null>(null)
  readonly speech: Speech
  readonly showing = new Showing(
    (next) => this.show(next),
    () => (this.held = null),
  )

  private readonly wire: Line
  private latest: State | null = null
  /** States that came before the answer to what was said. They are shown with it: what is lit can be said at once. */
  private arrived: State[] = []
  /** What a quick hand wants done as soon as the answer is there. */
  private next: (() => void) | null = null
  private readonly pasts = new Map<number, Past>()
  private hintAsked = ''
  private hintSeq = 0

  constructor(
    readonly id: string,
    title: string,
    private readonly reveals: (entry: Entry) => boolean = () => false,
  ) {
    this.speech = new Speech(
      title,
      () => this.names,
      () => world.game(title)?.shapes ?? {},
      () => this.viewer,
    )
    this.wire = new Line(id, (message) => this.receive(message))
  }

  // -- the line -----------------------------------------------------------------------------------------
  get line(): Line['state'] {
    return this.wire.state
  }
  get retryAt(): number {
    return this.wire.retryAt
  }
  get failure(): string {
    return this.wire.failure
  }
  open(): void {
    this.wire.open()
  }
  close(): void {
    this.wire.close()
  }

  // -- what is seen -------------------------------------------------------------------------------------
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
  get place(): Here | null {
    return this.state?.here ?? null
  }
  get prompt(): Prompt | null {
    return this.state?.prompt ?? null
  }
  get result(): Result | null {
    return this.state?.result ?? null
  }
  get orders(): Orders | null {
    return this.state?.orders ?? null
  }
  get mine(): boolean {
    return this.viewer !== null && this.speakers.includes(this.viewer)
  }
  get names(): string[] {
    return this.state?.card.seats.map((seat) => seat.name) ?? []
  }

  offers(word: string): boolean {
    return this.offer.includes(word)
  }
  refusal(word: string): RefusedWord | undefined {
    return this.refused.find((refused) => refused.word === word)
  }

  // -- speaking -----------------------------------------------------------------------------------------
  say(word: string, careful = settings.kept.careful): void {
    void this.send(word, { type: 'say', seq: this.latest?.seq ?? 0, word, careful })
  }

  sayAll(words: string[], careful = settings.kept.careful): void {
    void this.send(words.at(-1) ?? '', { type: 'say_all', seq: this.latest?.seq ?? 0, words, careful })
  }

  // -- taking back --------------------------------------------------------------------------------------
  /** Words that were taken back a moment ago and can be said again. */
  redo = $state.raw<{ words: string[]; whole: boolean } | null>(null)
  /** Whether the person is asked if the others shall be asked. */
  wantsBack = $state(false)
  /** What would be said, and why that is plainly a mistake. */
  hasty = $state.raw<{ caution: Refusal; again: () => void } | null>(null)
  private redoTimer: ReturnType<typeof setTimeout> | undefined

  get back(): Back | null {
    return this.state?.back ?? null
  }
  get request(): Request | null {
    return this.state?.request ?? null
  }
  get mayTakeBack(): boolean {
    return this.state?.may_take_back ?? false
  }
  get mayStepBack(): boolean {
    return this.mayTakeBack && this.state!.back!.going
  }

  takeBack(all = false, steps = 1): void {
    const back = this.latest?.back
    if (!back || this.result) return
    if (this.pending !== null) this.next = () => this.takeBack(all, steps)
    else if (back.how === 'ask') this.wantsBack = true
    else if (back.how === 'own' || back.how === 'bots') {
      const words = all ? back.words : back.words.slice(-steps)
      const whole = words.length === back.words.length
      void this.send('', { type: 'take_back', all, steps }).then((done) => {
        if (done) this.offerRedo({ words, whole })
      })
    } else if (back.how !== 'none') toasts.bad(this.whyNotBack(back))
  }

  /** Why nothing can be taken back, in words. */
  whyNotBack(back: Back): string {
    const told = back.shown === null ? undefined : this.journal[back.shown]
    if (!told) return t(`back-${back.how}`)
    const event = this.speech.message(`event-${told.key}`, told.figures)
    return `${t('back-shown-since')} ${event}${told.rule ? ` (${told.rule})` : ''}`
  }

  private offerRedo(redo: { words: string[]; whole: boolean }): void {
    clearTimeout(this.redoTimer)
    this.redo = redo
    this.redoTimer = setTimeout(() => (this.redo = null), REDO)
  }

  sayAgain(): void {
    const words = this.redo?.words
    this.redo = null
    if (words) this.sayAll(words, false)
  }

  async askBack(): Promise<void> {
    this.wantsBack = false
    this.complain(await this.wire.ask({ type: 'ask_back' }))
  }

  async askTime(seconds: number): Promise<void> {
    this.complain(await this.wire.ask({ type: 'ask_time', seconds }))
  }

  /** Give an order in advance. */
  async seal(name: string, chosen: { amount?: number; word?: string; until?: string }): Promise<boolean> {
    const answer = await this.wire.ask({ type: 'seal_order', name, ...chosen })
    this.complain(answer)
    return answer.ok
  }

  /** Take one back, or put away that it fell. */
  async dropOrder(order: string): Promise<void> {
    this.complain(await this.wire.ask({ type: 'drop_order', order }))
  }

  async answerBack(yes: boolean): Promise<void> {
    if (this.request) this.complain(await this.wire.ask({ type: 'answer_back', request: this.request.id, yes }))
  }

  private complain(answer: Answer): void {
    if (!answer.ok) toasts.bad(answer.error ? problemText(answer.error) : t('error-unknown'))
  }

  // -- talking ------------------------------------------------------------------------------------------

  /** Write to the table, or to one's partners alone; says what was wrong, if anything was. */
  async tell(text: string, partners = false): Promise<boolean> {
    const answer = await this.wire.ask({ type: 'chat', text, partners })
    if (!answer.ok) toasts.bad(answer.error ? problemText(answer.error) : t('error-chat'))
    return answer.ok
  }

  async why(word: string): Promise<Refusal | null> {
    const known = this.refusal(word)
    if (known) return known
    return this.wire.why(word)
  }

  /** What was seen when a line of the journal was told; null when it cannot be had now. */
  async past(n: number): Promise<Past | null> {
    const known = this.pasts.get(n)
    if (known) return known
    if (this.line !== 'live') return null
    const answer = await this.wire.ask({ type: 'past', n })
    return answer.ok ? (this.pasts.get(n) ?? null) : null
  }

  revealed(so?: Revealed): void {
    if (!so) this.showing.revealed()
    else if (this.held) {
      const { phase, decision, speakers } = this.held
      const past = { type: 'past' as const, id: '', n: so.n, journal: so.n, phase, decision, speakers }
      this.held = new PastTable(this, { ...past, before: so.sight, after: so.sight }, true, () => undefined, true)
    }
  }

  /** Ask for the best words; they come when they have been found. What was asked about a decision that is past is
   * not waited for.
   */
  async askHint(): Promise<void> {
    const seq = this.latest?.seq ?? 0
    if ((this.hinting && this.hintSeq === seq) || this.line !== 'live') return
    this.hinting = true
    this.hintSeq = seq
    this.hint = null
    const answer = await this.wire.ask({ type: 'hint', seq }, (id) => (this.hintAsked = id))
    if (this.hintSeq !== seq) return
    this.hinting = false
    if (!answer.ok && answer.error?.error !== 'too-late')
      toasts.bad(answer.error ? problemText(answer.error) : t('error-unknown'))
  }

  /** Whether it was done. */
  private async send(word: string, message: { type: string; [field: string]: unknown }): Promise<boolean> {
    if (this.pending !== null) {
      // Another word of the same decision is said once the first is through. The same one again is a double click.
      const { decision } = this
      if (message.type === 'say' && word !== this.pending)
        this.next = () => {
          if (this.latest?.decision === decision && this.latest.offer.includes(word)) this.say(word)
        }
      return false
    }
    this.pending = word
    this.redo = null
    this.revealed() // who speaks has seen enough
    const answer = await this.wire.ask(message)
    this.pending = null
    for (const state of this.arrived.splice(0)) this.showing.add(state)
    const next = this.next
    this.next = null
    if (answer.ok) {
      if (message.type === 'say') this.spoken = [word]
      else if (message.type === 'say_all') this.spoken = message['words'] as string[]
      else this.spoken = []
      const now = this.latest
      if (now) this.recapFrom = now.journal_from + now.journal.length
      next?.()
      return true
    }
    if (answer.caution) {
      const again = () => void this.send(word, { ...message, seq: this.latest?.seq ?? 0, careful: false })
      this.hasty = { caution: answer.caution, again }
      return false
    }
    const refusal = answer.refusal
    toasts.bad(refusal ? this.speech.refusal(refusal) : answer.error ? problemText(answer.error) : t('error-unknown'))
    return false
  }

  private receive(received: ServerMessage): void {
    const message = received.type === 'state' ? { ...received, card: shown(received.card) } : received
    switch (message.type) {
      case 'state':
        this.tellChanges(message.card)
        this.latest = message
        if (this.pending === null) this.showing.add(message)
        else this.arrived.push(message)
        break
      case 'past':
        this.pasts.set(message.n, message)
        break
      case 'hint':
        if (message.id === this.hintAsked) this.hint = message
        break
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n && line.partners === message.partners)) {
          this.chat = [...this.chat, message]
          this.unread++
        }
        break
      case 'presence':
        this.watching = message.watching
        break
    }
  }

  /** Somebody has left a seat to a bot, or come back. */
  private tellChanges(card: TableCard): void {
    if (!this.latest) return
    const told = this.latest.card.changes.at(-1)?.at ?? 0
    for (const change of card.changes.filter((change) => change.at > told)) {
      const seat = card.seats[change.seat]!
      if (!seat.me && !seat.kept) toasts.news(noteText(change))
    }
  }

  private show(next: State): { news: Entry[]; reveals: boolean } {
    const first = this.state === null
    const { journal, sight, phase, decision } = this
    this.sightBefore = this.state?.sight ?? null
    // What was told from there on may have been taken back: the new entries replace it.
    const fresh = next.journal.filter((entry) => entry.n >= journal.length)
    if (next.journal_from < journal.length) {
      for (const n of this.pasts.keys()) if (n >= next.journal_from) this.pasts.delete(n)
      this.recapFrom = Math.min(this.recapFrom, next.journal_from)
    }
    this.journal = [...journal.slice(0, next.journal_from), ...next.journal]
    if (first) this.recapFrom = this.lastOwnWord()
    this.news = first ? [] : fresh
    if (this.hint && next.offer.join() !== this.state?.offer.join()) this.hint = null
    this.state = next
    const reveals = !first && !settings.still && !next.result && fresh.some(this.reveals)
    const known = { n: journal.length, journal: journal.length, phase, decision, speakers: [] } // nobody is asked
    const before = { type: 'past' as const, id: '', ...known, before: sight, after: sight }
    this.held = reveals ? new PastTable(this, before, true, () => undefined, true) : null
    return { news: this.news, reveals }
  }

  private lastOwnWord(): number {
    for (let k = this.journal.length - 1; k >= 0; k--) {
      if (this.latest?.viewer !== null && this.journal[k]!.word_seat === this.latest?.viewer) return k + 1
    }
    const first = this.journal.findIndex((entry) => entry.word_seat !== null)
    return first < 0 || this.latest?.viewer === null ? this.journal.length : first
  }
}
