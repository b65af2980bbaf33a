/** Sales of several cubes at once. */
import type { TableView } from '../../../lib/table/view.ts'
import { market } from '../parts/components.ts'
import { sightOf } from '../parts/names.ts'

/** How many cubes of a good the viewer could sell one after the other. */
export function mostSold(table: TableView, good: string): number {
  if (table.viewer === null || !table.offers(`sell:${good}`)) return 0
  const sight = sightOf(table)
  const me = sight.seats[table.viewer]!
  const limit = market(sight.market.current).trade[good]?.limit ?? 0
  return Math.min(me.goods[good] ?? 0, limit - (me.sold[good] ?? 0))
}
