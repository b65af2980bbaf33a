/** The building market: in which state each tile is for the viewer. */
import { sayer, seatName } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { before, building, tilesOf } from '../parts/components.ts'
import { type Plan, shortName, sightOf } from '../parts/names.ts'

export interface Shelf {
  plan: Plan
  tile: string
  word: string
  gone: boolean
  owners: number[]
  dim: boolean
  missing: boolean
  then: string
}

export function shelf(table: TableView, id: string): Shelf {
  const sight = sightOf(table)
  const plan = sight.plans.find((one) => one.id === id)!
  const tiles = tilesOf(id)
  const me = table.viewer === null ? null : sight.seats[table.viewer]!
  const plain = `build:${id}`
  const cheap = `build_with_redemptor:${id}`
  const owners = sight.seats
    .map((_, at) => at)
    .filter((at) => tiles.some((tile) => sight.seats[at]!.buildings.includes(tile.id)))
  const permit = building(tiles[0]!.id).permit
  return {
    plan,
    tile: plan.tile ?? tiles.at(-1)!.id,
    word: !table.offers(plain) && table.offers(cheap) ? cheap : plain,
    gone: plan.tile === null,
    owners,
    dim: table.mine && table.decision === 'build_turn' && !table.offers(plain) && !table.offers(cheap),
    missing: !!me && !!permit && !hasPermit(table, before(permit)),
    then: id.startsWith('public_')
      ? plan.copies > 1
        ? sayer(table)('ui-then', { price: tiles[1]!.cost })
        : sayer(table)('ui-last-one')
      : '',
  }
}

/** Own buildings that show a permit; no letter is always allowed. */
export function proof(table: TableView, permit: string): string[] {
  const me = table.viewer === null ? null : sightOf(table).seats[table.viewer]!
  return me ? me.buildings.filter((tile) => building(tile).permit === permit) : []
}
export const hasPermit = (table: TableView, permit: string): boolean => permit === '' || proof(table, permit).length > 0

/** The tile of a category the viewer has built in this turn. */
export function builtNow(table: TableView, category: string): string | null {
  if (table.viewer === null || table.phase !== 'construction' || !table.mine) return null
  const me = sightOf(table).seats[table.viewer]!
  if (!me.categories_built.includes(category)) return null
  const tile = me.buildings.filter((one) => building(one).category === category).at(-1)
  return tile ? shortName(table, tile) : null
}

/** Who holds the Consul's power and could still take a tile. */
export function consul(table: TableView): number | null {
  const it = sightOf(table).offices.find((one) => one.id === 'consul')!
  return it.holder !== null && !it.tipped && it.holder !== table.viewer ? it.holder : null
}

export const wallOwner = (table: TableView, owners: number[]): string =>
  owners.length ? seatName(table, owners[0]!) : ''
