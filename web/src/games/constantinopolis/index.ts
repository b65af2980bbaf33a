/** Constantinopolis's drawing: the only door to this folder.
 *
 * Each phase has its picture above the own board: offices, city, harbour or forum; the ribbon in the header opens them.
 * What is chosen but not yet said is shared by `draft.svelte.ts`.
 *
 * - `parts/`: what is printed and what it is called: components, names, icons, tiles, contracts, cubes, seals
 * - `offices/`: the five offices and the duels for them
 * - `city/`: the building market: plots by category and permit, and the contracts to draw
 * - `harbour/`: the Golden Horn: ships, their cargo, voyages, the shipyard
 * - `forum/`: the market of the round, the next one, donations, and free trade
 * - `console/`: the prompt: its words, the note below it, what would follow, bids
 * - `own/`: a seat's own board: city with its lots, goods, fleet in the small, contracts, trading posts
 * - `pictures/`: the first turn, as the rulebook tells it: its record, and pictures of our own table
 */
import bank from 'game-icon:scales'
import city from 'game-icon:byzantin-temple'
import { coins, palace, scales, shop, tower, trireme } from './parts/icons.ts'
import fleet from 'game-icon:trireme'
import type { BoardTab, Hints, TableView, ThingLook } from '../../lib/table/view.ts'
import { badgeOf, look, pictureOf } from './parts/icons.ts'
import { sightOf } from './parts/names.ts'

export { default } from './Board.svelte'
export { sounds } from './sounds.ts'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Rival } from './own/Rival.svelte'
export { default as SeatTag } from './SeatTag.svelte'
export { default as Progress } from './Progress.svelte'
export { default as BelowJournal } from './FameTrack.svelte'
export const console = true
export const undo = true
export const thing = (kind: string, name: string): ThingLook | null => {
  if (kind === 'good') return look(name)
  if (kind === 'office') return { icon: badgeOf(name), fill: '#66023c', ink: '#ffe9ad' }
  return kind === 'building' ? { icon: pictureOf(name), fill: '#c9b07c', ink: '#2b2118' } : null
}
export const sources = { ships: trireme, shops: shop, public: palace, gifts: scales, walls: tower, gold: coins }
export const order = (table: TableView): number[] => sightOf(table).order
export const points = (table: TableView, seat: number): number => sightOf(table).seats[seat]!.fame
const count = (table: TableView, verbs: string[]): number =>
  table.mine ? table.offer.filter((word) => verbs.includes(word.split(':')[0]!)).length : 0
export const tabs: BoardTab[] = [
  { id: 'market', icon: bank, text: 'ui-tab-market', count: (table) => count(table, ['buy', 'sell', 'donate']) },
  {
    id: 'city',
    icon: city,
    text: 'ui-tab-city',
    count: (table) => count(table, ['activate', 'wall_swap', 'wall_bulk_sale', 'give', 'take', 'store', 'pretorio']),
  },
  {
    id: 'fleet',
    icon: fleet,
    text: 'ui-tab-fleet',
    count: (table) => count(table, ['load', 'ship', 'buy_ship', 'buy_post', 'keep_contract', 'discard']),
  },
]
/** A contract is laid on a ship. */
export const hints: Hints = { moves: (from, to) => from.startsWith('load:') && to.startsWith('ship:') }
export const tour = [
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '[data-tour="offices"]', text: 'ui-tour-offices' },
  { at: '[data-tour="own"]', text: 'ui-tour-own' },
  { at: '[data-tour="trays"]', text: 'ui-tour-trays' },
  { at: '.seats', text: 'ui-tour-seats' },
]
