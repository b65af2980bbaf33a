/** Which words are on offer, in the order of the table, with their numbers and their names. */
import { capital, seatName } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { dockOrder, GOODS, shipCard } from '../parts/components.ts'
import { dockName, goodName, peopleName, privilegeName, sightOf } from '../parts/names.ts'

export const DOCK_VERBS = [
  'claim',
  'berth',
  'load',
  'withdraw_from',
  'transfer_from',
  'transfer_to',
  'carry_from',
  'carry_to',
  'load_any_good',
]
export const SHIP_VERBS = ['admit_ship', 'bar_ship', 'bring_ship']
/** Words with a thing of their own beside the prompt; they are not repeated in it. */
const IN_ROW = new Set(['choose_space', 'take_coins', 'refresh_market', 'use_privilege'])

export const verbOf = (word: string): string => word.split(':')[0]!
export const thingOf = (word: string): string => word.split(':')[1] ?? ''

/** The word a thing says now: the first that is offered, else the first that is refused. */
export function wordFor(table: TableView, verbs: string[], thing: string): string | null {
  if (!table.mine) return null
  const words = verbs.map((verb) => `${verb}:${thing}`)
  return words.find((word) => table.offers(word)) ?? words.find((word) => table.refusal(word)) ?? null
}

const RANKS: string[] = [
  ...DOCK_VERBS,
  ...SHIP_VERBS,
  'man_charter',
  'charter',
  'house',
  'path',
  'take',
  'buy',
  'carry',
  'choose_space',
  'take_coins',
  'refresh_market',
  'survey_next',
  'to_temple',
  'to_lighthouse',
  'claim_dock',
  'transfer',
  'withdraw',
  'use_immediate',
  'buy_final_seat',
  'take_bonus',
  'use_privilege',
  'carry_home',
  'stop',
  'decline',
  'buy_nothing',
  'pass',
  'skip_action',
  'end_turn',
]

function rank(table: TableView, word: string): number {
  const verb = verbOf(word)
  const thing = thingOf(word)
  const first = RANKS.indexOf(verb)
  const base = (first < 0 ? RANKS.length : DOCK_VERBS.includes(verb) ? 0 : first) * 100
  if (DOCK_VERBS.includes(verb)) return base + dockOrder(thing)
  if (SHIP_VERBS.includes(verb)) return base + sightOf(table).row1.findIndex((ship) => ship?.id === thing)
  if (verb === 'take' || verb === 'buy' || verb === 'carry') return base + GOODS.indexOf(thing)
  return base + (Number(thing) || 0)
}

/** What the table knows of a word beyond its own parts: the card on a space, the privilege of a ship card. */
export function aboutWord(table: TableView, word: string): Record<string, string> | null {
  const thing = thingOf(word)
  const action = verbOf(word) === 'choose_space' ? sightOf(table).action_spaces[Number(thing) - 1]?.action : null
  if (action) return { action: `action:${action}` }
  return verbOf(word) === 'use_privilege' ? { privilege: `privilege:${shipCard(thing).privilege}` } : null
}

/** The privilege the prompt asks about. */
export const askedPrivilege = (table: TableView): string =>
  String(table.prompt?.figures['privilege'] ?? '').split(':')[1] ?? ''
/** The seat whose servant a word moves. */
export const movedSeat = (word: string): number | null =>
  ['to_temple', 'to_lighthouse'].includes(verbOf(word)) ? Number(thingOf(word)) : null

/** A word in a few letters, for a button whose question stands beside it. */
export function shortWord(table: TableView, word: string, dense = false): string {
  const verb = verbOf(word)
  const thing = thingOf(word)
  if (DOCK_VERBS.includes(verb)) return dockName(table, thing)
  if (SHIP_VERBS.includes(verb) || verb === 'survey_next') return peopleName(table, shipCard(thing).civilisation)
  if (verb === 'take' || verb === 'buy' || verb === 'carry') return goodName(table, thing)
  if (verb === 'use_privilege') return privilegeName(table, shipCard(thing).privilege)
  if (movedSeat(word) !== null) {
    const place = table.speech.message(verb === 'to_temple' ? 'ui-temple' : 'place-lighthouse')
    return dense ? `→ ${place}` : `${seatName(table, Number(thing))} → ${place}`
  }
  if (verb === 'charter') return capital(table.speech.message('place-charter_ship'))
  if (verb === 'choose_space') return table.speech.word(word)
  return table.speech.has(`ui-word-${verb}`) ? table.speech.message(`ui-word-${verb}`) : table.speech.word(word)
}

/** All words on offer with their numbers; on the desk the action row says its own. */
export function offersOf(table: TableView): Map<string, number> {
  if (!table.mine) return new Map()
  const words = table.offer.filter((word) => !word.startsWith('set_')).sort((a, b) => rank(table, a) - rank(table, b))
  if (table.decision !== 'turn_main') return new Map(words.map((word, k) => [word, k + 1]))
  let next = TILES.length
  return new Map(words.map((word) => [word, TILES.includes(word) ? TILES.indexOf(word) + 1 : ++next]))
}
/** A space has the same number wherever it is named, whether the others can be chosen or not; then the two tiles. */
const TILES = [1, 2, 3, 4, 5, 6].map((k) => `choose_space:${k}`).concat('take_coins', 'refresh_market')
export const promptWords = (table: TableView, offers: Map<string, number>): string[] =>
  [...offers.keys()].filter((word) => !IN_ROW.has(verbOf(word)))
