/** A table over its WebSocket: keeps the line, catches up, and shows the moves of others one after the other. */
import type {
  Answer,
  Chat,
  Entry,
  Hint,
  Prompt,
  Refusal,
  RefusedWord,
  Result,
  ServerMessage,
  State,
  TableCard,
} from './api.gen.ts'
import { noteText } from './notes.ts'
import { problemText } from './rest.ts'
import { settings } from './settings.svelte.ts'
import { Speech, t } from './texts.svelte.ts'
import { toasts } from './toasts.svelte.ts'
import type { TableView } from './view.ts'
import { world } from './world.svelte.ts'

export type Line = 'opening' | 'live' | 'lost'
const RETRY = [500, 1000, 2000, 4000, 8000]
const TOO_MANY = 30
/** Codes and problems after which it makes no sense to connect again by oneself. */
const FINAL = new Set([4403, 4404, 4429])
const FINAL_PROBLEMS = new Set([
  'no-table',
  'malformed',
  'foreign',
  'broken-table',
  'too-many-sockets',
  'too-many-spectators',
])

type Waiting = { resolve: (answer: Answer) => void }

export class LiveTable implements TableView {
  readonly live = true
  state = $state.raw<State | null>(null)
  journal = $state.raw<Entry[]>([])
  news = $state.raw<Entry[]>([])
  sightBefore = $state.raw<unknown>(null)
  chat = $state.raw<Chat[]>([])
  watching = $state(0)
  line = $state<Line>('opening')
  retryAt = $state(0)
  pending = $state<string | null>(null)
  unread = $state(0)
  /** The best words for the state shown, once they were asked for. */
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  failure = $state('')
  /** The journal entries since this seat last spoke. */
  recapFrom = $state(0)
  readonly speech: Speech

  private socket: WebSocket | null = null
  private queue: State[] = []
  private drawing = false
  private latest: State | null = null
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private next: { word: string; decision: string } | null = null
  private ids = 0
  private readonly prefix = Math.random().toString(36).slice(2, 10)
  private waiting = new Map<string, Waiting>()
  private questions = new Map<string, (refusal: Refusal | null) => void>()
  private hintAsked = ''

  constructor(
    readonly id: string,
    title: string,
  ) {
    this.speech = new Speech(
      title,
      () => this.names,
      () => world.game(title)?.shapes ?? {},
    )
    this.open()
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
  get offer(): string[] {
    return this.state?.offer ?? []
  }
  get refused(): RefusedWord[] {
    return this.state?.refused ?? []
  }
  get prompt(): Prompt | null {
    return this.state?.prompt ?? null
  }
  get result(): Result | null {
    return this.state?.result ?? null
  }
  get mayTakeBack(): boolean {
    return this.state?.may_take_back ?? false
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
  say(word: string): void {
    void this.send(word, { type: 'say', seq: this.latest?.seq ?? 0, word })
  }

  sayAll(words: string[]): void {
    void this.send(words.at(-1) ?? '', { type: 'say_all', seq: this.latest?.seq ?? 0, words })
  }

  takeBack(all = false): void {
    void this.send('', { type: 'take_back', all })
  }

  async tell(text: string): Promise<boolean> {
    return (await this.ask({ type: 'chat', text })).ok
  }

  async why(word: string): Promise<Refusal | null> {
    const known = this.refusal(word)
    if (known) return known
    if (this.line !== 'live') return null
    const id = this.nextId()
    return new Promise((resolve) => {
      this.questions.set(id, resolve)
      this.socket?.send(JSON.stringify({ type: 'why', id, word }))
      setTimeout(() => this.questions.delete(id) && resolve(null), 4000)
    })
  }

  /** Ask for the best words; they come when they have been found. */
  async askHint(): Promise<void> {
    if (this.hinting || this.line !== 'live') return
    this.hinting = true
    this.hint = null
    const answer = await this.ask({ type: 'hint', seq: this.latest?.seq ?? 0 }, (id) => (this.hintAsked = id))
    this.hinting = false
    if (!answer.ok && answer.error?.error !== 'too-late')
      toasts.bad(answer.error ? problemText(answer.error) : t('error-unknown'))
  }

  private async send(word: string, message: { type: string; [field: string]: unknown }): Promise<void> {
    if (this.pending !== null) {
      // A quick hand: another word of the same decision is said as soon as the first is through.
      // The same one again is a double click.
      if (message.type === 'say' && word !== this.pending) this.next = { word, decision: this.decision }
      return
    }
    this.pending = word
    const answer = await this.ask(message)
    this.pending = null
    const next = this.next
    this.next = null
    if (answer.ok) {
      this.recapFrom = this.journal.length
      const now = this.latest
      if (next && now?.decision === next.decision && now.offer.includes(next.word)) this.say(next.word)
      return
    }
    const refusal = answer.refusal
    toasts.bad(refusal ? this.speech.refusal(refusal) : answer.error ? problemText(answer.error) : t('error-unknown'))
  }

  private nextId(): string {
    return `${this.prefix}-${++this.ids}`
  }

  /** Send and wait for the answer; when the line is lost meanwhile, the same message is sent again under its id. */
  private ask(message: object, asked?: (id: string) => void): Promise<Answer> {
    const id = this.nextId()
    asked?.(id)
    const text = JSON.stringify({ ...message, id })
    return new Promise((resolve) => {
      this.waiting.set(id, { resolve })
      this.unsent.set(id, text)
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  private unsent = new Map<string, string>()

  // -- the line -----------------------------------------------------------------------------------------
  open(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`)
    this.socket = socket
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage)
    socket.onopen = () => {
      this.tries = 0
      this.line = 'live'
      for (const text of this.unsent.values()) socket.send(text)
    }
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      if (FINAL.has(event.code)) this.failure ||= problemText({ error: event.reason, message: '', figures: {} })
      if (this.failure) return
      this.line = 'lost'
      const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)]!
      this.retryAt = Date.now() + wait
      this.timer = setTimeout(() => this.open(), wait)
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.tellChanges(message.card)
        this.latest = message
        this.queue.push(message)
        if (!this.drawing) void this.draw()
        break
      case 'answer':
        if (!message.id && message.error && FINAL_PROBLEMS.has(message.error.error))
          this.failure = problemText(message.error)
        this.unsent.delete(message.id)
        this.waiting.get(message.id)?.resolve(message)
        this.waiting.delete(message.id)
        break
      case 'why':
        this.questions.get(message.id)?.(message.refusal)
        this.questions.delete(message.id)
        break
      case 'hint':
        this.unsent.delete(message.id)
        this.waiting
          .get(message.id)
          ?.resolve({ type: 'answer', id: message.id, ok: true, error: null, refusal: null, word: null })
        this.waiting.delete(message.id)
        if (message.id === this.hintAsked) this.hint = message
        break
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) {
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
    for (const change of card.changes.slice(this.latest.card.changes.length)) {
      const seat = card.seats[change.seat]!
      if (!seat.me && !seat.kept) toasts.news(noteText(change))
    }
  }

  /** Show the states that have come, each long enough to be followed. */
  private async draw(): Promise<void> {
    this.drawing = true
    try {
      await this.drawAll()
    } finally {
      this.drawing = false
    }
  }

  private async drawAll(): Promise<void> {
    while (this.queue.length) {
      const next = this.queue.shift()!
      const first = this.state === null
      this.show(next)
      const others = this.news.some((entry) => entry.word_seat !== null && entry.word_seat !== this.viewer)
      if (this.queue.length && !first && others && this.queue.length < TOO_MANY && !document.hidden) {
        const beat = this.queue.length > 8 ? settings.beat / 3 : settings.beat
        if (beat) await new Promise((resolve) => setTimeout(resolve, beat))
      }
    }
  }

  private show(next: State): void {
    const first = this.state === null
    this.sightBefore = this.state?.sight ?? null
    // What was told from there on may have been taken back: the new entries replace it.
    const fresh = next.journal.filter((entry) => entry.n >= this.journal.length)
    this.journal = [...this.journal.slice(0, next.journal_from), ...next.journal]
    this.recapFrom = Math.min(this.recapFrom, this.journal.length)
    if (first) this.recapFrom = this.lastOwnWord()
    this.news = first ? [] : fresh
    if (this.hint && next.offer.join() !== this.state?.offer.join()) this.hint = null
    this.state = next
  }

  private lastOwnWord(): number {
    for (let k = this.journal.length - 1; k >= 0; k--) {
      if (this.latest?.viewer !== null && this.journal[k]!.word_seat === this.latest?.viewer) return k + 1
    }
    return this.journal.length
  }
}
