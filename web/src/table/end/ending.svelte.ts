/** What is known of how a match ended: its account at once, the moments that decided it when they are worked out. */
import type { Analysis, Ending, Moment, Replay } from '../../lib/server/api.gen.ts'
import { follow } from '../../lib/server/follow.ts'
import { rest } from '../../lib/server/rest.ts'

const PAUSE = 2000
/** Calls that fail one after the other, until somebody has to ask again. */
const TRIES = 5

export class EndStory {
  ending = $state.raw<Ending | null>(null)
  analysis = $state.raw<Analysis | null>(null)
  replay = $state.raw<Replay | null>(null)
  failure = $state('')
  private failed = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private unfollow = () => undefined as void

  constructor(
    readonly address: string,
    readonly table: string,
  ) {
    void this.ask()
  }

  /** Whether it failed so often that it is not tried again by itself. */
  get stopped(): boolean {
    return this.failed >= TRIES || this.analysis?.status === 'failed'
  }
  get known(): boolean {
    return !!this.analysis?.moments_known
  }
  get moments(): Moment[] {
    return this.analysis?.moments ?? []
  }

  async ask(): Promise<void> {
    this.leave()
    this.failed = 0
    await this.begin()
  }

  /** Have it worked out, and follow how it goes on until the moments are known. */
  private async begin(): Promise<void> {
    try {
      this.ending ??= await rest.ending(this.address)
      const analysis = await rest.askAnalysis(this.address, null)
      this.replay ??= await rest.replay(this.table)
      this.failure = ''
      this.failed = 0
      if (this.closed) return
      this.hear(analysis)
      if (!this.over) this.unfollow = follow(this.address, this.hear, (why) => this.fail(why))
    } catch (trouble) {
      this.fail((trouble as Error).message)
    }
  }

  private readonly hear = (analysis: Analysis): void => {
    this.analysis = analysis
    if (this.over) this.leave()
  }

  private get over(): boolean {
    return this.known || this.stopped
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

  close(): void {
    this.closed = true
    this.leave()
  }
}
