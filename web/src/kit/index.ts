/** The board kit: what the drawings of all titles share, so that a board says only what is its own.
 *
 * Names and figures in words, piles of goods, the stage a table stands on, its shared art, and the small controls of
 * consoles and phones live here. Boards come in through this door; the kit knows no title.
 */
export { amounts, atButton, clamp, STEPS } from './amounts.ts'
export { asConsole } from './console.ts'
export { coin, iconSvg, piece, SHADOW } from './flights.ts'
export { capital, type Say, sayer, seatColour, seatName } from './names.ts'
export { flying, onNews } from './news.svelte.ts'
export { inOrderOf, listed, type Pile, total } from './piles.ts'
export { byPlace, ref, refs, seatOf } from './journal.ts'
export { opened } from '../lib/table/opened.svelte.ts'
export { default as SeatBar } from './rival/SeatBar.svelte'
export { default as Bay } from './rival/Bay.svelte'
export { default as Fold } from './Fold.svelte'
export { default as Glyph } from './Glyph.svelte'
export { default as Hint } from './Hint.svelte'
export { default as RivalTray } from './rival/RivalTray.svelte'
export { default as SeatStrip } from './SeatStrip.svelte'
export { default as Sprite } from './Sprite.svelte'
export { default as Stage } from './Stage.svelte'
export { default as Stepper } from './Stepper.svelte'
