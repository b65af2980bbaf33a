/** What is known of how a match ended: its account at once, the moments that decided it when they are worked out. */
import type { Analysis, Ending, Moment, Replay } from '../../lib/server/api.gen.ts'
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
    clearTimeout(this.timer)
    this.failed = 0
    await this.take(() => rest.askAnalysis(this.address, null))
  }

  private async take(coming: () => Promise<Analysis>): Promise<void> {
    try {
      this.ending ??= await rest.ending(this.address)
      this.analysis = await coming()
      if (this.moments.length) this.replay ??= await rest.replay(this.table)
      this.failure = ''
      this.failed = 0
    } catch (trouble) {
      this.failure = (trouble as Error).message
      this.failed += 1
    }
    if (this.closed || this.stopped || (this.known && !this.failure)) return
    this.timer = setTimeout(() => void this.take(() => rest.analysis(this.address)), PAUSE * 2 ** this.failed)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }
}
