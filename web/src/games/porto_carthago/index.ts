/** Porto Carthago's drawing: the only door to this folder.
 *
 * One board holds everything: the round harbour in its city, drawn at 1100 x 648, with prompt and own area below.
 * Day and night differ by the custom properties of `theme.css`.
 *
 * - `parts/`: what is printed and what it is called: components, names, outlines, servants, goods, ships
 * - `harbour/`: the wheel of the cothon and the sea: docks, lighthouse, order of entry, roads, the chances of a voyage
 * - `city/`: what stands around the harbour: streets, palace, temple, market, and the forecast of the palace
 * - `console/`: the prompt: words on offer with their numbers and sure consequences, the Aristocrat
 * - `own/`: the action spaces and what the viewer has
 */
import scales from 'game-icon:wheelbarrow'
import throne from 'game-icon:stone-throne'
import trireme from 'game-icon:trireme'
import scroll from 'game-icon:scroll-unfurled'
import laurels from 'game-icon:laurels'
import mask from 'game-icon:domino-mask'
import type { BoardTab, TableView } from '../../lib/view.ts'
import { sightOf } from './parts/names.ts'

export { default } from './Board.svelte'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Rival } from './own/Rival.svelte'
export { default as EndPicture } from './city/EndPalace.svelte'
export { default as AccountPiece } from './parts/AccountPawn.svelte'
export { default as Progress } from './Progress.svelte'
export { default as SideFoot } from './city/Forecast.svelte'
export const console = true
export const undo = true
export const groups = ['decade', 'round', 'final-entry']
/** Places in the palace, with what the path of intrigue gives as it stands. */
export const points = (table: TableView, seat: number): number => {
  const sight = sightOf(table)
  return sight.seats[seat]!.palace + (table.result ? 0 : (sight.path.bonus[seat] ?? 0))
}
export const sources = { bought: throne, privilege: scroll, final: laurels, intrigue: mask }
export const tabs: BoardTab[] = [
  { id: 'roads', icon: trireme, text: 'ui-tab-roads' },
  { id: 'city', icon: throne, text: 'ui-tab-city' },
  { id: 'actions', icon: scales, text: 'ui-tab-actions' },
]
export const tour = [
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '[data-tour="harbour"], .harbour', text: 'ui-tour-harbour' },
  { at: '[data-tour="actions"]', text: 'ui-tour-actions' },
  { at: '[data-tour="own"]', text: 'ui-tour-own' },
  { at: '.seats', text: 'ui-tour-seats' },
]
