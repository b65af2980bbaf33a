/** The voyage that has just been made, as the journal tells it, until the next turn begins. */
import { ref } from '../../../kit/index.ts'
import type { Entry } from '../../../lib/server/api.gen.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { shipCard, type ShipCard, VOYAGE } from '../parts/components.ts'

export interface Voyage {
  /** The number of its line in the journal. */
  n: number
  seat: number
  good: string
  ship: ShipCard
  temple: number
  success: boolean
  income: number
  offering: number
  points: number
}

export const isVoyage = (entry: Entry): boolean => entry.key === 'voyage-success' || entry.key === 'voyage-failure'

/** Lines that may follow a voyage within its turn. */
const SAME_TURN = new Set(['to-house', 'to-path', 'palace', 'warehouse', 'round'])

export function lastVoyage(table: TableView): Voyage | null {
  const fresh = table.held ? table.news.findLast(isVoyage) : undefined
  if (fresh) return voyageOf(fresh)
  for (let k = table.journal.length - 1; k >= 0; k--) {
    const entry = table.journal[k]!
    if (isVoyage(entry)) return voyageOf(entry)
    if (!SAME_TURN.has(entry.key)) return null
  }
  return null
}

function voyageOf({ n, key, figures }: Entry): Voyage {
  const success = key === 'voyage-success'
  return {
    n,
    seat: Number(ref(figures['seat'])),
    good: ref(figures['good']),
    ship: shipCard(ref(figures['ship'])),
    temple: Number(figures['temple']),
    success,
    income: Number(figures['income']),
    offering: Number(figures['offering']),
    points: success ? VOYAGE.success_trade_points : VOYAGE.failure_trade_points,
  }
}
