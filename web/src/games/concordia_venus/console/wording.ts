/** What the console says in each decision: which words it holds itself, the note below its question, its last
 * buttons.
 */
import { sayer } from '../../../kit/index.ts'
import { verbOf } from '../../../lib/texts/families.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { sightOf } from '../parts/names.ts'

/** Said by things elsewhere: cards, cities, routes, provinces, pieces. */
const DRAWN = new Set([
  'start',
  'play',
  'pick',
  'leave',
  'move',
  'build',
  'produce',
  'purchase',
  'sell',
  'buy',
  'quantity',
  'suggest',
])
const LAST = ['stop', 'decline']
const MOST = 14

const DECLINES: Record<string, string> = {
  diplomat_copy: 'ui-decline-copy',
  tribune_colonist: 'ui-decline-colonist',
  legate_suggest: 'ui-decline-suggest',
}
const STOPS: Record<string, string> = {
  architect_pick_colonist: 'ui-stop-moving',
  architect_build: 'ui-stop-building',
  mercator_trade: 'ui-stop-trading',
  buy_card: 'ui-stop-buying',
}
const NOTES: Record<string, string> = {
  play_card: 'ui-note-play',
  choose_start_city: 'ui-note-start',
  architect_pick_colonist: 'ui-note-pick',
  architect_move_to: 'ui-note-move',
  architect_build: 'ui-note-build',
  prefect_choose: 'ui-note-prefect',
  buy_card: 'ui-note-buy',
  colonist_place: 'ui-note-settle',
  diplomat_copy: 'ui-note-copy',
  pay_any_good: 'ui-note-pay',
  mercator_trade: 'ui-note-trade',
  forgo_good: 'ui-note-forgo',
  legate_suggest: 'ui-note-suggest',
}

/** The words the console holds, refused ones with them. */
export function ownWords(table: TableView): string[] {
  if (!table.mine) return []
  const elsewhere = (word: string) =>
    DRAWN.has(verbOf(word)) || LAST.includes(word) || (verbOf(word) === 'settle' && !table.offers(word))
  return [...table.offer, ...table.refused.map((one) => one.word)].filter((word) => !elsewhere(word)).slice(0, MOST)
}

/** The words that end something, said last. */
export const lastWords = (table: TableView): string[] => (table.mine ? LAST.filter((word) => table.offers(word)) : [])

export const lastName = (table: TableView, word: string): string =>
  table.speech.message((word === 'stop' ? STOPS : DECLINES)[table.decision] ?? `word-${word}`)

/** Whose card is carried out, when it is not the viewer's own. */
export function playedBy(table: TableView): string {
  const { teams, in_play } = sightOf(table)
  if (!table.mine || !teams || !in_play || in_play.player === table.viewer) return ''
  return sayer(table)('ui-partner-played', { seat: `seat:${in_play.player}`, card: `card:${in_play.card}` })
}

export function noteOf(table: TableView): string {
  if (!table.mine) return ''
  const { teams, in_play } = sightOf(table)
  const key =
    table.decision === 'choose_personality' && teams && !in_play?.solo
      ? 'ui-note-choose-team'
      : table.prompt?.figures['surcharge'] === 'no'
        ? 'ui-note-buy-free'
        : NOTES[table.decision]
  return key ? sayer(table)(key, { count: table.offer.length }) : ''
}
