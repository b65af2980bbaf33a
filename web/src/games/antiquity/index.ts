/** Antiquity's drawing: the only door to this folder.
 *
 * The board shows the land or the cities of a seat; while cities are drafted the workshop stands open.
 * What is pointed at, pinned and looked at is shared by `look.svelte.ts`.
 *
 * - `parts/`: what is printed and what it is called: components, names, goods, men, prices, shapes
 * - `land/`: the map of hexes: ground, things, zones, choices, news, and which part of it is seen
 * - `city/`: city grids with what lies on them, and the reveal of the drafts
 * - `workshop/`: the secret draft: catalogue, houses, the piece in hand, what has changed so far
 * - `saints/`: the five ways to win, the choice of a patron, and how it ended
 * - `console/`: the prompt and the plan of a turn: phases, actions, offers, stock, famine and pollution to come
 * - `pictures/`: the first turn, as the rulebook tells it: its record, and pictures of our own table
 */
import type { Entry } from '../../lib/server/api.gen.ts'
import type { BoardTab, TableView, ThingLook } from '../../lib/table/view.ts'
import { buildingIcon, castle, church, materialOf, PAINT, ruralIcon, SAINTS, saintIcon } from './parts/components.ts'
import { look } from './look.svelte.ts'
import { progress, sightOf } from './parts/names.ts'
import { hexesOf } from './land/told.ts'

export { default } from './Board.svelte'
export { sounds } from './sounds.ts'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Rival } from './console/Rival.svelte'
export { default as SeatTag } from './SeatTag.svelte'
export { default as Progress } from './Progress.svelte'
export { default as BelowJournal } from './console/Plan.svelte'
export { hints } from './hints.ts'
export const console = true
export const undo = true
export const thing = (kind: string, name: string): ThingLook | null => {
  if (kind === 'good') return { href: `#ant-g-${name}`, box: '0 0 28 28' }
  if (kind === 'building') return { icon: buildingIcon(name), fill: PAINT[materialOf(name)].fill, ink: '#fff6ea' }
  if (kind === 'rural') return { icon: ruralIcon(name), fill: '#5c7a2e', ink: '#fbffe9' }
  return kind === 'saint' ? { icon: saintIcon(name), fill: '#66023c', ink: '#ffe9ad' } : null
}
export const point = (table: TableView, entry: Entry | null): void => {
  look.told = entry ? hexesOf(table, entry) : []
}
export { seatsInOrder as order } from './parts/names.ts'
/** How much of the own saint's condition is fulfilled, in per cent. */
export const points = (table: TableView, seat: number): number => progress(sightOf(table).seats[seat]!)
export const written = (points: number): string => `${points} %`
export const sources = Object.fromEntries(SAINTS.map((saint) => [saint, saintIcon(saint)]))
export const tabs: BoardTab[] = [
  { id: 'city', icon: castle, text: 'ui-tab-cities' },
  { id: 'saints', icon: church, text: 'ui-tab-saints' },
]
export const tour = [
  { at: '[data-tour="road"]', text: 'ui-tour-road' },
  { at: '[data-tour="map"]', text: 'ui-tour-map' },
  { at: '[data-tour="grids"]', text: 'ui-tour-grids' },
  { at: '[data-tour="catalogue"]', text: 'ui-tour-catalogue' },
  { at: '[data-tour="actions"]', text: 'ui-tour-actions' },
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '[data-tour="stock"]', text: 'ui-tour-stock' },
  { at: '[data-tour="plan"]', text: 'ui-tour-plan' },
  { at: '.seats', text: 'ui-tour-seats' },
]
