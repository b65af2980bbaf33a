/** What a load would do to a ship, from what its owner sees. The rules decide whether it may be said. */
import { sayer } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { LONG_VOYAGE, ROUNDS, shipOf } from '../parts/components.ts'
import { type Card, type Ship, sightOf } from '../parts/names.ts'

export interface Load {
  spaces: number
  passengers: number
  voyage: number
  gold: number
  fame: number
  bonus: number
}

export const now = (ship: Ship): Load => ({
  spaces: ship.spaces_taken,
  passengers: ship.passengers,
  voyage: ship.voyage,
  gold: ship.gold,
  fame: ship.fame,
  bonus: bonusOf(ship.size, ship.voyage),
})
const bonusOf = (size: string, voyage: number): number => (voyage >= LONG_VOYAGE ? shipOf(size).long_voyage_fame : 0)

/** The ship with one more contract, or null where it does not fit. */
export function withCard(ship: Ship, card: Card): Load | null {
  const rounds = card.durations[ship.size]
  const passenger = card.cargo === 'passenger'
  if (ship.place !== 0 || !rounds || ship.spaces_taken + card.quantity > ship.spaces) return null
  if (passenger && ship.passengers >= shipOf(ship.size).max_passengers) return null
  const voyage = Math.max(ship.voyage, rounds)
  return {
    spaces: ship.spaces_taken + card.quantity,
    passengers: ship.passengers + (passenger ? 1 : 0),
    voyage,
    gold: ship.gold + card.gold,
    fame: ship.fame + card.fame,
    bonus: bonusOf(ship.size, voyage),
  }
}

/** A message with the round in which a voyage of so many rounds ends; 0 stands for the final scoring, when the game
 * is over before.
 */
export function onReturn(table: TableView, key: string, rounds: number): string {
  const { round, last_round } = sightOf(table)
  return sayer(table)(key, { round: last_round || round + rounds > ROUNDS ? 0 : round + rounds })
}

const cargo = (ship: Ship): string =>
  `${ship.size}:${ship.place}:${ship.cargo
    .map((card) => card.kind)
    .sort()
    .join(',')}`

/** The first ship that is the same in everything: the one the rules call by its number. */
export const twin = (fleet: Ship[], ship: Ship): Ship => fleet.find((one) => cargo(one) === cargo(ship)) ?? ship

/** The words that put a chosen contract aboard a ship; where only one ship can take it the rules do not ask which. */
export function loading(table: TableView, fleet: Ship[], card: Card, ship: Ship): string[] {
  const fits = new Set(fleet.filter((one) => withCard(one, card)).map((one) => twin(fleet, one).number))
  const load = `load:${card.kind}`
  if (!table.offers(load)) return [`ship:${twin(fleet, ship).number}`]
  return fits.size > 1 ? [load, `ship:${twin(fleet, ship).number}`] : [load]
}
