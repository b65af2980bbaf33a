/** The drawing of Concordia Venus: the only door to this folder.
 *
 * The map fills the board, the market stands beside it, console and own table below; a match ends before the temple.
 * What is pointed at or previewed is shared by `look.svelte.ts`.
 *
 * - `parts/`: what is printed and what it is called: components, names, cards, goods, coins, pieces
 * - `map/`: the four maps: provinces, cities, routes, colonists, harvests, and where there is room for what appears
 * - `market/`: the cards for sale, and the prices of the bank
 * - `console/`: what is asked, what it changes, and on a phone what a tapped thing would do
 * - `own/`: the viewer's table: storehouse, hand, the card played last
 * - `temple/`: points by god: the Pantheon during the match, the intermediate scoring, the final scoring
 * - `pictures/`: the first turn, as the rulebook tells it: its record, and pictures of our own table
 */
import cards from 'game-icon:poker-hand'
import shop from 'game-icon:shop'
import temple from 'game-icon:greek-temple'
import type { BoardTab, Hints, ThingLook } from '../../lib/table/view.ts'
import { lastName } from './console/wording.ts'
import { cardOf, godLook, personIcon } from './parts/components.ts'

export { default } from './Board.svelte'
export { sounds } from './sounds.ts'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Rival } from './own/Rival.svelte'
export { default as SeatTag } from './SeatTag.svelte'
export { default as Progress } from './Progress.svelte'
export const console = true
export const undo = true
export { order, ranks, sidePoints as points } from './parts/names.ts'
export const thing = (kind: string, name: string): ThingLook | null => {
  if (kind === 'good') return { href: `#cnv-g-${name}`, box: '0 0 24 24' }
  if (kind === 'personality') return { icon: personIcon(name), fill: '#66023c', ink: '#ffe9ad' }
  if (kind !== 'card' || !cardOf(name)) return null
  const { icons, gods } = cardOf(name)
  return { icon: icons[0]!, fill: godLook(gods[0] ?? '').fill, ink: '#fff6ea' }
}
/** A colonist goes from where it stands, or from its city, to a route. */
export const hints: Hints = {
  called: (table, word, before) => {
    if (word === 'stop' || word === 'decline') return lastName(table, word)
    const n = /^quantity:(\d+)$/.exec(word)?.[1]
    const traded = /^(?:sell|buy):(\w+)$/.exec(before ?? '')?.[1]
    const good = traded ? `good:${traded}` : table.prompt?.figures['good']
    return n && good ? table.speech.marked('ui-hint-quantity', { n: Number(n), good }) : undefined
  },
  moves: (from, to) => /^(pick|leave):/.test(from) && to.startsWith('move:'),
}
export const tabs: BoardTab[] = [
  { id: 'hand', icon: cards, text: 'ui-hand' },
  { id: 'market', icon: shop, text: 'ui-market-tab' },
  { id: 'pantheon', icon: temple, text: 'ui-pantheon' },
]
export const tour = [
  { at: '[data-tour="map"]', text: 'ui-tour-map' },
  { at: '[data-tour="hand"]', text: 'ui-tour-hand' },
  { at: '[data-tour="own"]', text: 'ui-tour-own' },
  { at: '[data-tour="market"]', text: 'ui-tour-market' },
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '.seats', text: 'ui-tour-seats' },
]
