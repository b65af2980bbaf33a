import type { Replay } from '../lib/api.gen.ts'

/** The record somebody has just brought along. */
class Uploads {
  replay: Replay | null = null
  keep(replay: Replay): void {
    this.replay = replay
  }
}

export const uploads = new Uploads()
