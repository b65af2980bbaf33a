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
 * - `pictures/`: the first turn, as the rulebook tells it: its record, and pictures of our own table
 */
import scales from 'game-icon:wheelbarrow'
import throne from 'game-icon:stone-throne'
import trireme from 'game-icon:trireme'
import scroll from 'game-icon:scroll-unfurled'
import laurels from 'game-icon:laurels'
import mask from 'game-icon:domino-mask'
import type { Entry } from '../../lib/server/api.gen.ts'
import type { BoardTab, Hints, TableView, ThingLook } from '../../lib/table/view.ts'
import { ACTION_ICONS, goodLook, people, PRIVILEGE_ICONS, shipCard } from './parts/components.ts'
import { isVoyage } from './harbour/voyage.ts'
import { sightOf } from './parts/names.ts'

export { default } from './Board.svelte'
export { sounds } from './sounds.ts'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Rival } from './own/Rival.svelte'
export { default as EndPicture } from './city/EndPalace.svelte'
export { default as AccountPiece } from './parts/AccountPawn.svelte'
export { default as Progress } from './Progress.svelte'
export { default as SideFoot } from './city/Forecast.svelte'
export const console = true
/** A voyage is turned up on the board before seats and journal tell it. */
export const reveals = isVoyage
export const undo = true
export const thing = (kind: string, name: string): ThingLook | null => {
  if (kind === 'good') return goodLook(name) ?? null
  if (kind === 'action')
    return ACTION_ICONS[name] ? { icon: ACTION_ICONS[name], fill: '#66023c', ink: '#ffe9ad' } : null
  if (kind === 'privilege')
    return PRIVILEGE_ICONS[name] ? { icon: PRIVILEGE_ICONS[name], fill: '#8a6d3b', ink: '#fffdf6' } : null
  if (kind !== 'ship' || !shipCard(name)) return null
  const { icon, fill } = people(shipCard(name).civilisation)
  return { icon, fill, ink: '#fffdf6' }
}
export const places = ({ key, figures }: Entry): string[] => {
  if (key === 'chose-space') return [`space:${String(figures['space'])}`]
  if (key === 'bought' || key === 'refreshed' || key === 'market-filled') return ['market']
  if (key.startsWith('voyage-')) return ['deck', 'temple']
  return key === 'palace' ? ['palace'] : key === 'aristocrat' ? ['lighthouse', 'temple'] : []
}
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
/** A good is carried, servants change docks. */
export const hints: Hints = {
  moves: (from, to) =>
    (/^carry(_from)?:/.test(from) && to.startsWith('carry_to:')) ||
    (from.startsWith('transfer_from:') && to.startsWith('transfer_to:')),
}
export const tour = [
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '[data-tour="harbour"], .harbour', text: 'ui-tour-harbour' },
  { at: '[data-tour="actions"]', text: 'ui-tour-actions' },
  { at: '[data-tour="own"]', text: 'ui-tour-own' },
  { at: '.seats', text: 'ui-tour-seats' },
]
