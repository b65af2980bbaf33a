/** The own city: what each tile says. */
import type { TableView } from '../../../lib/table/view.ts'
import { building } from '../parts/components.ts'
import { sightOf } from '../parts/names.ts'

export interface Lot {
  tile: string
  word: string | null
  used: boolean
  fresh: boolean
}

export function lots(table: TableView, seat: number): Lot[] {
  const it = sightOf(table).seats[seat]!
  const mine = seat === table.viewer
  return it.buildings.map((tile, at) => {
    const data = building(tile)
    const active = tile === 'wall_swap' || tile === 'wall_bulk_sale'
    const word =
      !mine || !table.mine ? null : data.category === 'commercial' ? `activate:${tile}` : active ? tile : null
    const used =
      it.activated.includes(tile) ||
      (tile === 'wall_swap' && it.marks.wall_swap) ||
      (tile === 'wall_bulk_sale' && it.marks.wall_bulk_sale) ||
      (tile === 'redemptor' && it.marks.redemptor)
    const last = it.buildings.findLastIndex((one) => building(one).category === data.category) === at
    return {
      tile,
      word: word && (table.offers(word) || table.refusal(word)) ? word : null,
      used,
      fresh:
        table.phase === 'construction' &&
        last &&
        at > 0 &&
        it.categories_built.includes(data.category) &&
        table.speakers.includes(seat),
    }
  })
}
