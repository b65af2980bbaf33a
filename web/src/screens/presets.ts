/**
 * What an address such as `/create/ostia?seats=4&bots=hard,easy&option=ivory=off` chooses beforehand, as
 * `emporion play` opens it.
 */
import type { GameInfo, OptionValue } from '../lib/api.gen.ts'
import { newSeat, type SeatDraft } from './create.ts'

export interface Presets {
  seats: SeatDraft[]
  options: Record<string, OptionValue>
}

/** Whatever the game does not have is left as if it had not been named. */
export function presets(game: GameInfo, query: URLSearchParams): Presets {
  const bots = (query.get('bots') ?? '').split(',').filter((level) => game.levels.includes(level))
  const wanted = Number(query.get('seats') ?? (bots.length > 1 ? bots.length + 1 : 0))
  const fits = Number.isInteger(wanted) && wanted >= game.fewest_seats && wanted <= game.most_seats
  const seats = Array.from({ length: fits ? wanted : game.recommended_seats }, (_, at) =>
    newSeat(at ? 'bot' : 'me', at, game),
  )
  seats.slice(1).forEach((seat, at) => (seat.level = (bots.length === 1 ? bots[0] : bots[at]) ?? seat.level))
  return { seats, options: options(game, query) }
}

function options(game: GameInfo, query: URLSearchParams): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {}
  for (const text of query.getAll('option')) {
    const cut = text.indexOf('=')
    const option = game.options.find((one) => one.name === text.slice(0, cut))
    const value = option?.values.find((one) => spelled(one) === text.slice(cut + 1))
    if (option && value !== undefined && value !== option.default) chosen[option.name] = value
  }
  return chosen
}

const spelled = (value: OptionValue) => (value === true ? 'on' : value === false ? 'off' : String(value))
