/** What if: a new table that starts from a position of a finished match. */
import type { Replay } from './api.gen.ts'
import { matchAddress, rest } from './rest.ts'
import { router } from '../screen/router.svelte.ts'
import { settings } from '../screen/settings.svelte.ts'
import { toasts } from '../screen/toasts.svelte.ts'

/** The seat that may be played on: one's own, or in a record from elsewhere the one looked at. */
export function seatToPlay(replay: Replay, looked: number | null): number | null {
  const me = replay.card.seats.findIndex((seat) => seat.me)
  if (me >= 0) return me
  return matchAddress(replay).startsWith('/records/') ? looked : null
}

export async function playOn(replay: Replay, n: number, seat: number): Promise<void> {
  try {
    const card = await rest.branch(matchAddress(replay), { word: n, seat, level: settings.kept.level })
    router.go(`/table/${card.id}`)
  } catch (trouble) {
    toasts.bad((trouble as Error).message)
  }
}
