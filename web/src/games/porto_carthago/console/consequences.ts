/** What a word on offer surely changes, and what a refused one lacks. */
import { seatName } from '../../../kit/index.ts'
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
  PRIVILEGE_ICONS,
  people,
  shipCard,
  WAREHOUSE_PRICE,
  type ShipCard,
} from '../parts/components.ts'
import { voyage } from '../harbour/chances.ts'
import { arriving, pathPays, seatOpensAt } from './forecasts.ts'
import { askedPrivilege, DOCK_VERBS, thingOf, verbOf } from './offers.ts'
import { type Dock, goodName, me, sightOf } from '../parts/names.ts'

/** A piece of a consequence: words, a picture, or a servant of the viewer. */
export type Part = string | { icon: string; colour: string } | { pawn: number }
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
  const wanting = (ship: ShipCard | null) => ship?.civilisation === civilisation && ship.good === good
  const emblem = { icon: people(civilisation).icon, colour: people(civilisation).fill }
  const here = arriving(sight, dock.id)
  if (here && !wanting(here.ship))
    return [emblem, table.speech.message('ui-waits-wrong', { good: `good:${here.ship.good}` })]
  if (here)
    return [
      table.speech.message('ui-waits'),
      emblem,
      table.speech.message('ui-waits-row', { good: `good:${good}`, row: 1 }),
    ]
  const other = sight.docks.find((one) => one.id !== dock.id && one.id.startsWith(`${civilisation}_`))
  if (other && wanting(arriving(sight, other.id)?.ship ?? null))
    return [table.speech.message('ui-waits-other', { dock: `dock:${other.id}` })]
  return sight.row2.some(wanting)
    ? [table.speech.message('ui-waits'), emblem, table.speech.message('ui-waits-row', { good: `good:${good}`, row: 2 })]
    : [table.speech.message('ui-waits-nobody')]
}

/** A dock without a ship: the one that comes next. It is sure while nobody is at the lighthouse (PCA-4.2.6). */
function nextShip(table: TableView, id: string): Part[] {
  const sight = sightOf(table)
  const next = arriving(sight, id)
  if (!next) return [table.speech.message('ui-no-ship')]
  const key = sight.lighthouse_order.length ? 'ui-ship-expected' : 'ui-ship-comes'
  return [table.speech.message(key, { nth: next.nth, ship: `ship:${next.ship.id}` })]
}

/** What is given up with a dock: the ship stays, a good goes into the bag (PCA-4.6.4). */
function leaving(table: TableView, dock: Dock): Part[] {
  const lost = dock.good ? [table.speech.message('ui-good-lost', { good: `good:${dock.good}` })] : []
  return dock.ship ? [...lost, table.speech.message('ui-ship-left', { good: `good:${dock.ship.good}` })] : lost
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
  if (verb === 'withdraw_from' && table.viewer !== null)
    return [`+${DOCK_SERVANTS}`, { pawn: table.viewer }, ...leaving(table, dock)]
  if (verb === 'transfer_from') return leaving(table, dock)
  if (verb === 'carry_from' && dock.good) return [goodName(table, dock.good)]
  if (dock.ship)
    return [
      table.speech.message('ui-ship-is-for', { good: `good:${dock.ship.good}` }),
      ...talents(`+${dock.ship.income}`),
    ]
  return nextShip(table, id)
}

/** Where a ship goes: admitted, to a dock of choice; brought, to the first free one (PCA-4.11.10). */
function entering(table: TableView, id: string, choice: boolean): Part[] {
  const civilisation = shipCard(id).civilisation
  const free = sightOf(table).docks.filter((dock) => dock.id.startsWith(`${civilisation}_`) && !dock.ship)
  if (!free.length) return [table.speech.message('ui-turns-back')]
  const open = choice ? free : free.slice(0, 1)
  const numerals = open.map((dock) => DOCKS[dockOrder(dock.id)]!.numeral).join(` ${table.speech.message('ui-or')} `)
  return [table.speech.message('ui-to-dock', { dock: numerals })]
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

/** One more point in the house, and how far the next palace seat is then, or the early end (PCA-5.1.2). */
function inHouse(table: TableView, now: number): Part[] {
  const seat = seatOpensAt(table)
  const parts = points(`${now} → ${now + 1}`)
  const { early_end_trade_points: enough, early_end_after_decade: last } = EARLY
  if (!seat && now < enough && sightOf(table).decade <= last && table.phase !== 'final_actions')
    return [...parts, table.speech.message(now + 1 < enough ? 'ui-house-early' : 'ui-house-ends', { points: enough })]
  if (!seat) return [...parts, table.speech.message('ui-house-tie')]
  return [...parts, table.speech.message(seat.missing ? 'ui-house-towards' : 'ui-house-opens', seat)]
}

/** One more servant on the path, and what the path would pay as it lies then. */
function ontoPath(table: TableView, seat: number): Part[] {
  const pays = pathPays(table)
  const parts: Part[] = [...onPath(table), '−1', { pawn: seat }]
  if (!pays) return parts
  const begun = sightOf(table).path.spaces.length + 1 >= pays.from
  return [...parts, table.speech.message(pays.now || pays.then || begun ? 'ui-path-pays' : 'ui-path-later', pays)]
}

/** What is there of what a refused word asks for. */
export function lacking(table: TableView, word: string): Part[] {
  const refusal = table.refusal(word)
  const { needs, has } = refusal?.figures ?? {}
  if (!refusal || typeof needs !== 'number' || typeof has !== 'number') return []
  const short = `${has} / ${needs}`
  if (refusal.key.endsWith('points-short')) return points(short)
  if (['space-short', 'claim-short'].includes(refusal.key))
    return table.viewer === null ? [] : [short, { pawn: table.viewer }]
  return talents(short)
}

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
  if (verb === 'house' && own) return inHouse(table, own.trade_points)
  if (verb === 'path' && table.viewer !== null) return ontoPath(table, table.viewer)
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
