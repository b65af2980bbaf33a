/** From the school to a first match: me against easy robots, with the coach. */
import type { GameInfo } from '../lib/server/api.gen.ts'
import { texts } from '../lib/texts/texts.svelte.ts'
import { newSeat, openTable } from '../screens/create/create.ts'
import { LIVE } from '../screens/create/pace.ts'

export async function easyTable(game: GameInfo): Promise<void> {
  const seats = Array.from({ length: game.recommended_seats }, (_, at) => newSeat(at ? 'bot' : 'me', at, game))
  for (const seat of seats) if (seat.kind === 'bot' && game.levels.includes('easy')) seat.level = 'easy'
  const usual = { options: {}, pace: LIVE, language: texts.language, hints: null, coach: true } as const
  await openTable({ ...usual, game: game.title, seats, door: 'link', spectators: 'talk' })
}
