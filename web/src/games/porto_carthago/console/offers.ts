/** Which words are on offer, in the order of the table, with their numbers and what they surely change. */
import { capital, seatName } from '../../../kit/index.ts'
import coins from 'game-icon:two-coins'
import horns from 'game-icon:bull-horns'
import tower from 'game-icon:lighthouse'
import scroll from 'game-icon:scroll-unfurled'
import mask from 'game-icon:domino-mask'
import throne from 'game-icon:stone-throne'
import type { TableView } from '../../../lib/table/view.ts'
import {
  COINS,
  CONTRACT,
  DOCK_SERVANTS,
  DOCKS,
  dockOrder,
  EARLY,
  GOODS,
  PRIVILEGE_ICONS,
  people,
  shipCard,
  WAREHOUSE_PRICE,
  type ShipCard,
} from '../parts/components.ts'
import { voyage } from '../harbour/chances.ts'
import { type Dock, dockName, goodName, me, peopleName, privilegeName, sightOf } from '../parts/names.ts'

/** A piece of a consequence: words, a picture, or a servant of the viewer. */
export type Part = string | { icon: string; colour: string } | { pawn: number }
export interface Offer {
  word: string
  number: number
  title: string
  parts: Part[]
}

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

const PURPLE = 'var(--purple)'
const talents = (n: number | string): Part[] => [`${n}`, { icon: coins, colour: 'var(--pc-coin)' }]
const points = (n: number | string): Part[] => [`${n}`, { icon: scroll, colour: 'var(--link)' }]

function loading(ship: ShipCard): Part[] {
  return [...talents(`+${ship.income}`), ...points('+1'), { icon: PRIVILEGE_ICONS[ship.privilege]!, colour: PURPLE }]
}

/** What a good on this dock would do. */
function waiting(table: TableView, dock: Dock, good: string): Part[] {
  if (dock.ship?.good === good) return [table.speech.message('ui-loaded'), ...loading(dock.ship)]
  if (dock.ship) return [table.speech.message('ui-ship-is-for', { good: `good:${dock.ship.good}` })]
  const civilisation = DOCKS[dockOrder(dock.id)]!.civilisation
  const sight = sightOf(table)
  const row = [sight.row1, sight.row2].findIndex((ships) =>
    ships.some((ship) => ship?.civilisation === civilisation && ship.good === good),
  )
  return row < 0
    ? [table.speech.message('ui-waits-nobody')]
    : [
        table.speech.message('ui-waits'),
        { icon: people(civilisation).icon, colour: people(civilisation).fill },
        table.speech.message('ui-waits-row', { good: `good:${good}`, row: row + 1 }),
      ]
}

function berthing(table: TableView, dock: Dock, ship: ShipCard): Part[] {
  if (dock.owner === null) return [table.speech.message('ui-berth-nobody')]
  const who = dock.owner === table.reader ? table.speech.message('ui-berth-you') : seatName(table, dock.owner)
  if (dock.good === ship.good) return [table.speech.message('ui-berth-loads', { name: who }), ...loading(ship)]
  if (dock.good) return [table.speech.message('ui-berth-bars', { good: `good:${dock.good}`, name: who })]
  return [
    dock.owner === table.viewer
      ? table.speech.message('ui-berth-yours')
      : table.speech.message('ui-berth-empty', { name: who }),
  ]
}

function atDock(table: TableView, verb: string, id: string): Part[] {
  const sight = sightOf(table)
  const dock = sight.docks.find((one) => one.id === id)!
  if (verb === 'berth' && sight.pending?.ship) return berthing(table, dock, sight.pending.ship)
  if (verb === 'carry_to' && sight.pending?.good) return waiting(table, dock, sight.pending.good)
  if ((verb === 'load' || verb === 'load_any_good') && dock.ship) return loading(dock.ship)
  if (verb === 'withdraw_from' && table.viewer !== null) return [`+${DOCK_SERVANTS}`, { pawn: table.viewer }]
  if (verb === 'carry_from' && dock.good) return [goodName(table, dock.good)]
  if (dock.ship)
    return [
      table.speech.message('ui-ship-is-for', { good: `good:${dock.ship.good}` }),
      ...talents(`+${dock.ship.income}`),
    ]
  const civilisation = DOCKS[dockOrder(id)]!.civilisation
  const next = sight.row1.find((ship) => ship?.civilisation === civilisation)
  return next
    ? [table.speech.message('ui-next-ship', { good: `good:${next.good}` })]
    : [table.speech.message('ui-no-ship')]
}

/** Where a ship goes: one that is admitted to a dock of choice, one that is brought to the first free (PCA-4.11.10). */
function entering(table: TableView, id: string, choice: boolean): Part[] {
  const civilisation = shipCard(id).civilisation
  const free = sightOf(table).docks.filter((dock) => dock.id.startsWith(`${civilisation}_`) && !dock.ship)
  if (!free.length) return [table.speech.message('ui-turns-back')]
  const open = choice ? free : free.slice(0, 1)
  return [open.map((dock) => dockName(table, dock.id)).join(` ${table.speech.message('ui-or')} `)]
}

/** What an immediate privilege does. */
function granting(table: TableView, privilege: string): Part[] {
  if (privilege === 'contract_bonus') return talents(`+${CONTRACT}`)
  if (privilege === 'trade_point') return points('+1')
  return table.viewer === null ? [] : [...onPath(table), '−1', { pawn: table.viewer }]
}
const onPath = (table: TableView): Part[] => [
  { icon: mask, colour: PURPLE },
  table.speech.message('ui-path-space', { space: sightOf(table).path.spaces.length + 1 }),
]

/** A servant of a seat changes between lighthouse and temple. */
function moving(table: TableView, seat: number, toTemple: boolean): Part[] {
  const { lighthouse, temple } = sightOf(table).seats[seat]!
  const by = toTemple ? 1 : -1
  return [
    { icon: tower, colour: 'var(--ink-2)' },
    `${lighthouse}→${lighthouse - by}`,
    { icon: horns, colour: 'var(--loss)' },
    `${temple}→${temple + by}`,
  ]
}

export function consequence(table: TableView, word: string): Part[] {
  const sight = sightOf(table)
  const verb = verbOf(word)
  const thing = thingOf(word)
  const own = me(table)
  if (DOCK_VERBS.includes(verb)) return atDock(table, verb, thing)
  if (verb === 'admit_ship' || verb === 'bring_ship') return entering(table, thing, verb === 'admit_ship')
  if (verb === 'survey_next')
    return [table.speech.message('ui-survey', { danger: shipCard(thing).danger, income: shipCard(thing).income })]
  if (verb === 'bar_ship') return [table.speech.message('ui-under-deck')]
  if (verb === 'buy')
    return talents(`−${table.decision === 'refresh_buy' ? sight.market.refresh_price : sight.market.price}`)
  if (verb === 'take_coins') return talents(`+${COINS}`)
  if (verb === 'house' && own) return points(`${own.trade_points} → ${own.trade_points + 1}`)
  if (verb === 'path' && table.viewer !== null) return [...onPath(table), '−1', { pawn: table.viewer }]
  if (verb === 'use_immediate') return granting(table, askedPrivilege(table))
  if (verb === 'to_temple' || verb === 'to_lighthouse') return moving(table, Number(thing), verb === 'to_temple')
  if (verb === 'claim_dock' && table.viewer !== null) return [`−${DOCK_SERVANTS}`, { pawn: table.viewer }]
  if (verb === 'withdraw' && table.viewer !== null) return [`+${DOCK_SERVANTS}`, { pawn: table.viewer }]
  if (verb === 'man_charter' && table.viewer !== null) return ['−1', { pawn: table.viewer }]
  if (verb === 'buy_final_seat')
    return [...talents(`−${EARLY.final_seat_price}`), '+1', { icon: throne, colour: PURPLE }]
  if (verb === 'take_bonus')
    return sight.action_spaces[(sight.space ?? 1) - 1]?.bonus === 'palace'
      ? [...talents(`−${sight.palace.price}`), '+1', { icon: throne, colour: PURPLE }]
      : talents(`−${WAREHOUSE_PRICE}`)
  if (verb === 'charter') {
    const chance = voyage(table)
    return chance
      ? [
          chance.known
            ? table.speech.message(chance.good ? 'ui-charter-sure' : 'ui-charter-lost', { danger: chance.known.danger })
            : table.speech.message('ui-charter-odds', { temple: chance.temple, good: chance.good, all: chance.all }),
        ]
      : []
  }
  if (verb === 'use_privilege') return [table.speech.message(`privilege-${shipCard(thing).privilege}-note`)]
  return []
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
  return table.speech.has(`ui-word-${verb}`) ? table.speech.message(`ui-word-${verb}`) : table.speech.word(word)
}

/** All words on offer with their numbers; on the desk the action row says its own. */
export function offersOf(table: TableView): Map<string, number> {
  if (!table.mine) return new Map()
  const words = table.offer.filter((word) => !word.startsWith('set_')).sort((a, b) => rank(table, a) - rank(table, b))
  return new Map(words.map((word, k) => [word, k + 1]))
}
export const promptWords = (table: TableView, offers: Map<string, number>): string[] =>
  [...offers.keys()].filter((word) => !IN_ROW.has(verbOf(word)))
