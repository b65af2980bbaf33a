/** What is seen, with its types, and what is printed on the components. */
import data from '../../../../src/emporion/games/newtitle/data/goods.toml'
import { inOrderOf } from '../../kit/index.ts'
import type { TableView } from '../../lib/table/view.ts'
import type { Sight } from './sight.gen.ts'

export const GOODS = (data as { good: { id: string }[] }).good.map((good) => good.id)
export const inOrder = inOrderOf(GOODS)

export const sightOf = (table: TableView): Sight => table.sight as Sight
export const points = (table: TableView, seat: number): number => sightOf(table).seats[seat]!.coins
export const goodName = (table: TableView, good: string): string => table.speech.message(`good-${good}`)
