/** The chances of a voyage, by elimination: all other cards lie open, the order of the deck stays unknown
 * (PCA-2.2.3).
 */
import type { Sight } from '../sight.gen.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { shipCard, type ShipCard } from '../parts/components.ts'

export interface Voyage {
  temple: number
  good: number
  all: number
  /** The top card, if the viewer has looked at it. */
  known: ShipCard | null
  /** Mean income of the cards that would succeed, and of the halves of those that would not. */
  bestIncome: number
  worstIncome: number
}

const mean = (list: number[]): number =>
  list.length ? Math.round((10 * list.reduce((a, b) => a + b, 0)) / list.length) / 10 : 0

/** For the viewer, or for whoever owns a charter ship: servants in the temple are open. */
export function voyage(table: TableView, seat: number | null = table.viewer): Voyage | null {
  const sight = table.sight as Sight
  if (seat === null) return null
  const temple = sight.seats[seat]?.temple ?? 0
  const known = (sight.deck.known[0] as ShipCard | undefined) ?? null
  const cards = known ? [known] : sight.deck.ships.map(shipCard)
  const safe = cards.filter((ship) => ship.danger <= temple)
  const lost = cards.filter((ship) => ship.danger > temple)
  return {
    temple,
    good: safe.length,
    all: cards.length,
    known,
    bestIncome: mean(safe.map((ship) => ship.income)),
    worstIncome: mean(lost.map((ship) => Math.ceil(ship.income / 2))),
  }
}
