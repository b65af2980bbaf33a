/** The line to a table: a WebSocket, opened again when it is lost, and what was asked over it until it is answered. */
import type { Answer, Problem, Refusal, ServerMessage } from './api.gen.ts'
import { problemText } from './rest.ts'
import { world } from './world.svelte.ts'

const RETRY = [500, 1000, 2000, 4000, 8000]
/** How long a question waits for its answer, in milliseconds. */
const PATIENCE = 4000
/** The code with which a device is told that it is signed out: whoever it is from now on comes again. */
export const SIGNED_OUT = 4401
/** How long a server that was asked something may say nothing at all: then the line leads nowhere any more. */
const SILENCE = 15000
/** Questions that may take their time. */
const SLOW = ['hint', 'verdict']
/** Answers of a type of their own. */
const COMING = ['past', 'hint', 'counsel', 'verdict']
/** Whether it makes no sense to connect again by oneself: the code a socket is closed with says so. */
export const final = (code: number) => code >= 4400 && code < 4500 && code !== 4408

export class Line {
  state = $state<'opening' | 'live' | 'lost'>('opening')
  retryAt = $state(0)
  /** Why the server does not let us in, in words. */
  failure = $state('')

  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private ids = 0
  private readonly prefix = Math.random().toString(36).slice(2, 10)
  private readonly unanswered = new Map<string, { text: string; soon: boolean; resolve: (answer: Answer) => void }>()
  private readonly questions = new Map<string, (refusal: Refusal | null) => void>()

  constructor(
    private readonly table: string,
    private readonly receive: (message: ServerMessage) => void,
  ) {
    this.open()
  }

  open(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`)
    this.socket = socket
    let why: Problem | null = null
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ServerMessage
      if (message.type === 'answer' && !message.id) why = message.error
      this.hear(message)
      this.listen()
    }
    socket.onopen = () => {
      for (const { text } of this.unanswered.values()) socket.send(text)
    }
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      if (event.code === SIGNED_OUT) {
        this.state = 'lost'
        void world.anew().then(
          () => this.closed || this.open(),
          () => this.lose(),
        )
        return
      }
      if (final(event.code)) {
        this.failure = problemText(why ?? { error: event.reason, message: '', figures: {} })
        return
      }
      this.lose()
    }
  }

  private lose(): void {
    clearTimeout(this.silence)
    this.state = 'lost'
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)]!
    this.retryAt = Date.now() + wait
    this.timer = setTimeout(() => this.open(), wait)
  }

  /** Something on the way may have forgotten the line without a word: who waits for an answer notices. */
  private listen(): void {
    clearTimeout(this.silence)
    if (![...this.unanswered.values()].some((asked) => asked.soon)) return
    this.silence = setTimeout(() => {
      const silent = this.socket
      this.socket = null
      silent?.close()
      if (!this.closed) this.lose()
    }, SILENCE)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    this.socket?.close()
  }

  /** Send and wait for the answer; when the line is lost meanwhile, the same message is sent again under its id. */
  ask(message: { type: string; [field: string]: unknown }, asked?: (id: string) => void): Promise<Answer> {
    const id = this.nextId()
    asked?.(id)
    const text = JSON.stringify({ ...message, id })
    return new Promise((resolve) => {
      this.unanswered.set(id, { text, soon: !SLOW.includes(message.type), resolve })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
      if (this.state === 'live') this.listen()
    })
  }

  /** Why a word cannot be said; null when that is not to be had now. */
  why(word: string): Promise<Refusal | null> {
    if (this.state !== 'live') return Promise.resolve(null)
    const id = this.nextId()
    return new Promise((resolve) => {
      this.questions.set(id, resolve)
      this.socket?.send(JSON.stringify({ type: 'why', id, word }))
      setTimeout(() => this.questions.delete(id) && resolve(null), PATIENCE)
    })
  }

  private nextId(): string {
    return `${this.prefix}-${++this.ids}`
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'state') {
      // Only now it is known that the server lets us in.
      this.tries = 0
      this.state = 'live'
    }
    if (message.type === 'answer') this.answer(message)
    else if (message.type === 'why') {
      this.questions.get(message.id)?.(message.refusal)
      this.questions.delete(message.id)
    } else this.receive(message)
    // What was asked for has come: an answer of another type.
    if (COMING.includes(message.type))
      this.answer({
        type: 'answer',
        id: (message as { id: string }).id,
        ok: true,
        error: null,
        refusal: null,
        word: null,
        caution: null,
      })
  }

  private answer(answer: Answer): void {
    this.unanswered.get(answer.id)?.resolve(answer)
    this.unanswered.delete(answer.id)
  }
}
