/** Ostia's drawing: the only door to this folder.
 *
 * The board shows one of four pictures: the harbour with its auction, the allocation, the reveal, the final sheet.
 * Only what is exported here is known outside; the rooms know `parts/` and the kit.
 *
 * - `parts/`: what is printed and what it is called: components, names, sums, the goods as cards and tokens
 * - `harbour/`: the scene of the auction: ships, lot, wax tablets, piles, the prices of the forum
 * - `curia/`: the Senate: its cards, the small table of both, the podium
 * - `console/`: what is asked and answered: bids on their ruler, numbers of warehouses and credits
 * - `allocation/`: the secret allocation to forum, Senate and storage, until it is sealed
 * - `reveal/`: everybody's piles turned up in beats, and the goods and the cash that count at the end
 * - `own/`: the viewer's board: boat, stock and fortune
 * - `pictures/`: the first turn, as the rulebook tells it: its record, and pictures of our own table
 */
import crate from 'game-icon:wooden-crate'
import coins from 'game-icon:two-coins'
import scales from 'game-icon:scales'
import temple from 'game-icon:greek-temple'
import { ref } from '../../kit/index.ts'
import type { Entry } from '../../lib/server/api.gen.ts'
import type { BoardTab, Hints, TableView, ThingLook } from '../../lib/table/view.ts'
import { BLUFF, SPACES } from './draft.svelte.ts'
import { look } from './parts/components.ts'
import { sightOf } from './parts/names.ts'
import { turning } from './reveal/turning.svelte.ts'

export { default } from './Board.svelte'
export { sounds } from './sounds.ts'
export { default as Sprite } from './Sprite.svelte'
export { default as Rival } from './own/Rival.svelte'
export { default as AccountDetail } from './reveal/Detail.svelte'
export { default as SeatLine } from './SeatLine.svelte'
export { default as SeatShort } from './SeatShort.svelte'
export { default as Progress } from './Progress.svelte'
export const console = true
/** Consoles offer to take back where they ask. */
export const undo = true
export const sources = { senate: temple, storage: crate, cash: coins }
export const told = new Set(['cash'])
export const tabs: BoardTab[] = [
  { id: 'cards', icon: crate, text: 'ui-cards-tab' },
  { id: 'forum', icon: scales, text: 'ui-forum-tab' },
]
/** Cards of the allocation as ghosts on the piles they would go to; what stays where it lies is no ghost. */
const laid = (word: string) => /^(?:split:([a-z]+):|(bluff):)(\d+)\/(\d+)$/.exec(word)
/** How many cards of a kind lie on forum and Senate: in the second beat those of the first (OST-4.2.4). */
const lying = (table: TableView, kind: string): [number, number] => {
  const own = sightOf(table).own
  if (!own) return [0, 0]
  return kind === BLUFF ? [own.bluff_forum, own.bluff_senate] : [own.forum[kind] ?? 0, own.senate[kind] ?? 0]
}
export const hints: Hints = {
  called: (table, word) => {
    const card = laid(word)
    const stays = card?.[3] === '0' && card[4] === '0' && lying(table, (card[1] ?? card[2])!).every((n) => !n)
    return word === 'lock' || stays ? '' : undefined
  },
  at: (table, word) => {
    const card = laid(word)
    if (/^(bid:|pass$)/.test(word)) return [`[data-anchor="tablet:${table.viewer}"]`]
    return card ? [`[data-piece^="${card[1] ?? card[2]}"]`] : []
  },
  ghosts: (table, word) => {
    const card = laid(word)
    if (!card) return []
    const kind = (card[1] ?? card[2])!
    const [forum, senate] = lying(table, kind).map((n, k) => Number(card[3 + k]) - n) as [number, number]
    return [forum, senate, -forum - senate]
      .map((count, k) => ({ of: `[data-piece^="${kind}"]`, at: `[data-lane="${SPACES[k]}"]`, count }))
      .filter(({ count }) => count > 0)
  },
  light: (_, words) => {
    if (words.length) turning.on = false
  },
}
export const tour = [
  { at: '[data-tour="console"]', text: 'ui-tour-console' },
  { at: '[data-tour="curia"]', text: 'ui-tour-curia' },
  { at: '[data-tour="harbour"]', text: 'ui-tour-harbour' },
  { at: '[data-tour="tablets"]', text: 'ui-tour-tablets' },
  { at: '[data-tour="forum"]', text: 'ui-tour-forum' },
  { at: '[data-tour="own"]', text: 'ui-tour-own' },
  { at: '.seats', text: 'ui-tour-seats' },
]
export const thing = (kind: string, name: string): ThingLook | null => (kind === 'good' ? look(name) : null)
export const places = ({ key, figures }: Entry): string[] => {
  const seat = ref(figures['seat'])
  if (key === 'lot') return ['lot', `ship:${seat}`]
  if (key === 'bid' || key === 'passed') return [`tablet:${seat}`]
  return key === 'took' || key === 'took-hidden' ? [`ship:${seat}`] : []
}
/** Hands that were sealed are turned up in beats. */
export const reveals = (entry: Entry): boolean => entry.key === 'revealed'
export const whole = (table: TableView): boolean => table.decision === 'allocate' || table.decision === 'final_allocate'
