/** States come faster than they can be followed: each is shown long enough, and what is turned up keeps its drama. */
import type { Entry, State } from './api.gen.ts'
import { settings } from '../screen/settings.svelte.ts'

const TOO_MANY = 30
/** Milliseconds after which a reveal counts as seen, whatever the board does. */
const LONGEST_REVEAL = 8000
/** By the table's pace for bots: how much of the reader's own beat their words get. */
const BEATS = { at_once: 0, brisk: 1, calm: 1.6 }
const MANY = 8

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export class Showing {
  /** How many states wait to be shown. */
  behind = $state(0)
  private queue: State[] = []
  private busy = false
  private hurried = false
  private seen: (() => void) | null = null

  /** `show` puts a state on the screen and answers with what is new and whether the board turns something up; `tell` is
   * called when that has been seen. */
  constructor(
    private readonly show: (state: State) => { news: Entry[]; reveals: boolean },
    private readonly tell: () => void,
  ) {}

  add(state: State): void {
    this.queue.push(state)
    this.behind = this.queue.length
    if (!this.busy) void this.draw()
  }

  /** Show all that waits, at once. */
  hurry(): void {
    this.hurried = true
    this.revealed()
  }

  /** The board has shown what was turned up. */
  revealed(): void {
    this.tell()
    this.seen?.()
    this.seen = null
  }

  private async draw(): Promise<void> {
    this.busy = true
    try {
      while (this.queue.length) {
        const next = this.queue.shift()!
        this.behind = this.queue.length
        const { news, reveals } = this.show(next)
        if (reveals)
          await Promise.race([new Promise<void>((resolve) => (this.seen = resolve)), wait(LONGEST_REVEAL)]).then(() =>
            this.revealed(),
          )
        const beat = this.queue.length ? this.beat(next, news, this.queue[0]!) : 0
        if (beat) await wait(beat)
      }
    } finally {
      this.busy = this.hurried = false
    }
  }

  /** How long a state stays before the next: words of one turn belong together and share one pause, after the last. */
  private beat(state: State, news: Entry[], next: State): number {
    const others = news.filter((entry) => entry.word_seat !== null && entry.word_seat !== state.viewer)
    if (!others.length || this.hurried || this.queue.length >= TOO_MANY || document.hidden) return 0
    const last = others.at(-1)!
    const follows = next.journal.find((entry) => entry.n > last.n)
    const bots = state.card.seats[last.word_seat!]?.kind === 'bot' ? BEATS[state.card.pace.bots] : 1
    const together = follows?.word_seat === last.word_seat && follows.turn === last.turn
    return together ? 0 : (settings.beat * bots) / (this.queue.length > MANY ? 3 : 1)
  }
}
