import { capital, sayer } from '../../../kit/index.ts'
import type { Sight } from '../sight.gen.ts'
import type { BubbleText } from '../../../lib/table/bubble.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { countOf, price, valueOf } from './components.ts'

export const sightOf = (table: TableView): Sight => table.sight as Sight
export const goodName = (table: TableView, good: string): string => capital(table.speech.message(`good-${good}`))
export const lotName = (table: TableView, goods: string[]): string =>
  goods.map((good) => goodName(table, good)).join(' + ')

/** Whether a good is printed on the senate cards but not in this match (OST-6.1.1). */
export const absent = (table: TableView, good: string): boolean =>
  good === 'ivory' && table.card.options['ivory'] === false

/** What a good is: value, cards in the game, both Senate values, the forum's price now. */
export function aboutGood(table: TableView, good: string): BubbleText {
  const sight = sightOf(table)
  const say = sayer(table)
  if (absent(table, good)) return { title: goodName(table, good), lines: [say('ui-about-absent')], rule: 'OST-6.1.1' }
  const lines = [say('ui-about-cards', { value: valueOf(good), count: countOf(good) })]
  const active = sight.senate_active_values[good] ?? 0
  const next = sight.senate_next_values?.[good]
  lines.push(next === undefined ? say('ui-about-senate-last', { active }) : say('ui-about-senate', { active, next }))
  lines.push(say('ui-about-forum', { price: price((sight.market[good] ?? 0) + 1) }))
  return { title: goodName(table, good), lines }
}
