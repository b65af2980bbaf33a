/**
 * What an address such as `/create/ostia?seats=4&bots=hard,easy&option=ivory=off` chooses beforehand, as
 * `emporion play` opens it.
 */
import type { GameInfo } from '../../lib/server/api.gen.ts'
import { type Chosen, fitting, seatCounts, spelled } from '../../lib/texts/options.ts'
import { newSeat, type SeatDraft } from './create.ts'

export interface Presets {
  seats: SeatDraft[]
  options: Chosen
}

/** Whatever the game does not have is left as if it had not been named. */
export function presets(game: GameInfo, query: URLSearchParams): Presets {
  const bots = (query.get('bots') ?? '').split(',').filter((level) => game.levels.includes(level))
  const wanted = Number(query.get('seats') ?? (bots.length > 1 ? bots.length + 1 : 0))
  const chosen = options(game, query)
  const counts = seatCounts(game, chosen)
  const count = counts.includes(wanted) ? wanted : nearest(counts, game.recommended_seats)
  const seats = Array.from({ length: count }, (_, at) => newSeat(at ? 'bot' : 'me', at, game))
  seats.slice(1).forEach((seat, at) => (seat.level = (bots.length === 1 ? bots[0] : bots[at]) ?? seat.level))
  return { seats, options: fitting(game, chosen, count) }
}

/** The number of seats that can be played nearest to the one wanted. */
export const nearest = (counts: number[], wanted: number) =>
  counts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted

function options(game: GameInfo, query: URLSearchParams): Chosen {
  const chosen: Chosen = {}
  for (const text of query.getAll('option')) {
    const cut = text.indexOf('=')
    const option = game.options.find((one) => one.name === text.slice(0, cut))
    const value = option?.values.find((one) => spelled(one) === text.slice(cut + 1))
    if (option && value !== undefined) chosen[option.name] = value
  }
  return chosen
}
