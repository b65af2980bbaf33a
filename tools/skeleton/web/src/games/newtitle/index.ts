/** New Title's drawing: the only door to this folder.
 *
 * A small board needs no rooms: the market and the hands lie side by side, the general prompt asks and holds the rest.
 */
export { default } from './Board.svelte'
export { default as SeatLine } from './SeatLine.svelte'
/** What the cards of the board say themselves; the prompt holds all other words. */
export const drawn: ReadonlySet<string> = new Set(['take', 'ship'])
/** What players are shown when they first sit down. */
export const tour = [
  { at: '[data-tour="market"]', text: 'ui-tour-market' },
  { at: '[data-tour="hand"]', text: 'ui-tour-hand' },
]
/** The points of a seat, as its sight does not call them `points`. */
export { points } from './sight.ts'
