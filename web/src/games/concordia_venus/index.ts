/** The drawing of Concordia Venus. */
import cards from 'game-icon:poker-hand'
import shop from 'game-icon:shop'
import temple from 'game-icon:greek-temple'
import type { BoardTab } from '../../lib/view.ts'

export { default } from './Board.svelte'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as SeatTag } from './SeatTag.svelte'
export { order } from './parts/names.ts'
export { default as Progress } from './Progress.svelte'
export const console = true
export const undo = true
export const groups = ['first-player', 'played', 'god-points', 'end-triggered']
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
