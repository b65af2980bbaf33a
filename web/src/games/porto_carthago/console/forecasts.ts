/** What the open table already says about a choice: which ship comes to a dock, whether a bonus can be paid, what a
 * trade point would open in the house and what it would pay on the path.
 */
import type { TableView } from '../../../lib/table/view.ts'
import { GATES, PALACE, shipCard, type ShipCard, WAREHOUSE_PRICE } from '../parts/components.ts'
import { me, sightOf } from '../parts/names.ts'
import type { Sight } from '../sight.gen.ts'

export interface Arrival {
  ship: ShipCard
  /** Which of its people's ships in row 1 it is. */
  nth: number
}

/** The ship of row 1 that moors at a dock by itself at the next entry: the first of its people at I, else at II
 * (PCA-4.2.6). The lighthouse may steer it elsewhere.
 */
export function arriving(sight: Sight, id: string): Arrival | null {
  const at = id.lastIndexOf('_')
  const people = id.slice(0, at)
  const docks = sight.docks.filter((dock) => dock.id.startsWith(`${people}_`))
  const free = docks.filter((dock) => !dock.ship).map((dock) => dock.id)
  const ships = sight.row1.filter((ship) => ship?.civilisation === people)
  const nth = free.indexOf(id)
  const ship = nth < 0 ? undefined : ships[nth]
  return ship ? { ship: shipCard(ship.id), nth: nth + 1 } : null
}

/** What a bonus asks for and what the viewer has of it now; the action before it may still bring more. */
export interface Reach {
  able: boolean
  /** What is short: talents or points with their figures, a servant, or nothing is left to free. */
  lacks: 'talents' | 'points' | 'servant' | 'blocked' | null
  has: number
  needs: number
}

export function reachOf(table: TableView, bonus: string, cost: number): Reach | null {
  const own = me(table)
  if (!own || bonus === 'none') return null
  const { palace } = sightOf(table)
  const talents = own.talents ?? 0
  const reach = (lacks: Reach['lacks'], has = 0, needs = 0): Reach => ({ able: lacks === null, lacks, has, needs })
  if (bonus === 'warehouse') {
    if (own.blocked === 0) return reach('blocked')
    return reach(talents < WAREHOUSE_PRICE ? 'talents' : null, talents, WAREHOUSE_PRICE)
  }
  if (own.trade_points < palace.trade_points) return reach('points', own.trade_points, palace.trade_points)
  if (talents < palace.price) return reach('talents', talents, palace.price)
  return reach(own.reserve - cost < 1 ? 'servant' : null, talents, palace.price)
}

/** The first palace seat still free that asks for more points than the viewer has, and how many would be missing with
 * one more in the house; null when the points open every seat.
 */
export function seatOpensAt(table: TableView): { price: number; points: number; missing: number } | null {
  const own = me(table)
  if (!own) return null
  const seat = PALACE.slice(sightOf(table).palace.next).find((one) => one.trade_points > own.trade_points)
  return seat
    ? { price: seat.price, points: seat.trade_points, missing: seat.trade_points - own.trade_points - 1 }
    : null
}

/** The numbers of the score box a path of this length reaches (PCA-2.1.7). */
const boxOf = (length: number): number[] => GATES.filter((gate) => gate.after < length).at(-1)?.numbers ?? []

/** The seats a path gives a seat: most servants first, ties by who came first (PCA-5.3.1). */
export function paidBy(spaces: (number | null)[], seat: number): number {
  const count = new Map<number, number>()
  const first = new Map<number, number>()
  spaces.forEach((owner, space) => {
    if (owner === null) return
    count.set(owner, (count.get(owner) ?? 0) + 1)
    if (!first.has(owner)) first.set(owner, space)
  })
  const order = [...count.keys()].sort((a, b) => count.get(b)! - count.get(a)! || first.get(a)! - first.get(b)!)
  const rank = order.indexOf(seat)
  return rank < 0 ? 0 : (boxOf(spaces.length)[rank] ?? 0)
}

/** What the path gives the viewer now and with one more servant on it, and the space where it begins to give. */
export function pathPays(table: TableView): { now: number; then: number; from: number } | null {
  if (table.viewer === null) return null
  const { spaces } = sightOf(table).path
  const from = GATES[0]!.after + 1
  return { now: paidBy(spaces, table.viewer), then: paidBy([...spaces, table.viewer], table.viewer), from }
}
