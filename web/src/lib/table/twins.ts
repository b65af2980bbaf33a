/** Lines of a finished match: what only one seat might know exactly was told to all others as a hidden twin. */
import type { ReplayEntry } from '../server/api.gen.ts'

export const knew = (entry: ReplayEntry, seat: number): boolean =>
  entry.audience === null ? !entry.without?.includes(seat) : entry.audience.includes(seat)

/** What is read of a word once all may be known: the full line that says whose it is, and not its twin. */
export const afterwards = (events: ReplayEntry[]): ReplayEntry[] =>
  events.filter(
    (twin) =>
      !events.some(
        (full) => full.rule === twin.rule && 'seat' in full.figures && full.audience?.some((at) => !knew(twin, at)),
      ) || twin.audience !== null,
  )
