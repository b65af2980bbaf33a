/** What would follow from building the chosen tile, in one line. */
import { sayer, seatName } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { building, DRAWS, PERMITS, tilesOf, WALL_FAME } from '../parts/components.ts'
import { sightOf } from '../parts/names.ts'
import { consul, hasPermit } from '../city/plans.ts'

export function afterBuilding(table: TableView, plan: string): string {
  const say = sayer(table)
  const sight = sightOf(table)
  const me = sight.seats[table.viewer!]!
  const it = sight.plans.find((one) => one.id === plan)!
  const tile = building(it.tile ?? tilesOf(plan)[0]!.id)
  const parts: string[] = []
  if (tile.category === 'production') {
    const level = me.level + 1
    const base = DRAWS[level - 1] ?? 0
    const more = me.draws - (DRAWS[me.level - 1] ?? 0)
    parts.push(say('ui-then-level', { level, draws: more ? `${base}+${more}` : String(base) }))
    const next = PERMITS[PERMITS.indexOf(tile.permit ?? '') + 1]
    if (next && !hasPermit(table, tile.permit!)) parts.push(say('ui-then-opens', { permit: next }))
  }
  if (tile.fame) parts.push(say('ui-then-fame', { before: me.fame, after: me.fame + tile.fame }))
  if (tile.category === 'wall') {
    const walls = me.buildings.filter((one) => building(one).category === 'wall').length
    parts.push(say('ui-then-walls', { before: WALL_FAME[walls] ?? 0, after: WALL_FAME[walls + 1] ?? 0 }))
  }
  if (tile.category === 'commercial')
    parts.push(say('ui-then-active', { gold: tile.yield_gold ?? 0, fame: tile.yield_fame ?? 0 }))
  if (tile.category === 'utility') parts.push(say(`ui-a-${tile.id}`))
  parts.push(say('ui-then-space', { n: me.buildings.length + 1 }))
  const rival = consul(table)
  if (it.preemptible && rival !== null)
    parts.push(say('ui-may-preempt-gold', { name: seatName(table, rival), gold: sight.seats[rival]!.gold }))
  return parts.join(' · ')
}
