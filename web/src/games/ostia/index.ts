/** Ostia's drawing. */
import crate from 'game-icon:wooden-crate'
import scales from 'game-icon:scales'
import type { BoardTab, TableView } from '../../lib/view.ts'

export { default } from './Board.svelte'
export { default as Sprite } from './Sprite.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as Progress } from './Progress.svelte'
export const console = true
export const groups = [
  'round',
  'lot',
  'market',
  'revealed',
  'forum-price',
  'senate-offer',
  'senate-moves',
  'senate-last',
  'storage-points',
]
export const tabs: BoardTab[] = [
  { id: 'cards', icon: crate, text: 'ui-cards-tab' },
  { id: 'forum', icon: scales, text: 'ui-forum-tab' },
]
export const tour = [
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '[data-tour="curia"]', text: 'ui-tour-curia' },
  { at: '[data-tour="harbour"]', text: 'ui-tour-harbour' },
  { at: '[data-tour="tablets"]', text: 'ui-tour-tablets' },
  { at: '[data-tour="forum"]', text: 'ui-tour-forum' },
  { at: '[data-tour="own"]', text: 'ui-tour-own' },
  { at: '.seats', text: 'ui-tour-seats' },
]
export const whole = (table: TableView): boolean => table.decision === 'allocate' || table.decision === 'final_allocate'
