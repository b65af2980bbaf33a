/** Porto Carthago's drawing. */
import scales from 'game-icon:wheelbarrow'
import throne from 'game-icon:stone-throne'
import trireme from 'game-icon:trireme'
import type { BoardTab } from '../../lib/view.ts'

export { default } from './Board.svelte'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Progress } from './Progress.svelte'
export { default as SideFoot } from './city/Forecast.svelte'
export const console = true
export const undo = true
export const groups = ['decade', 'round', 'final-entry']
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
