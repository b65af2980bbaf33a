/** Which words the console itself holds, and the note below its question. */
import { sayer, seatName } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { afterBuilding } from './consequences.ts'
import { COMES_GOLD } from '../parts/components.ts'
import { asks } from '../parts/asks.ts'
import { draft } from '../draft.svelte.ts'
import { chosenCard } from '../own/hand.ts'
import { badgeOf, harbour, palace, pictureOf, scales, scroll, swords, trade } from '../parts/icons.ts'
import { officeName, type Ship, type Sight, sightOf } from '../parts/names.ts'
import { loading, onReturn, twin, withCard } from '../harbour/voyage.ts'

export function iconFor(table: TableView): string {
  const sight = sightOf(table)
  if (sight.duel) return badgeOf(sight.duel.office)
  if (table.mine && draft.plan) return pictureOf(sight.plans.find((one) => one.id === draft.plan)?.tile ?? '')
  const icons: Record<string, string> = {
    auction: palace,
    construction: swords,
    acceptance: scroll,
    donation: scales,
    ships: harbour,
    end_of_round: scales,
  }
  return asks(table).startsWith('trade') ? trade : (icons[table.phase] ?? palace)
}

/** The ships a chosen contract may go on, with the words that put it there. */
export function berths(table: TableView): { ship: Ship; words: string[]; rounds: number; longer: boolean }[] {
  const card = chosenCard(table, draft.card)
  if (!card || table.viewer === null || !['accept_turn', 'trade_answer'].includes(asks(table))) return []
  const fleet = sightOf(table).seats[table.viewer]!.ships
  return fleet
    .filter((ship) => withCard(ship, card) && twin(fleet, ship) === ship)
    .map((ship) => {
      const will = withCard(ship, card)!
      return {
        ship,
        words: loading(table, fleet, card, ship),
        rounds: will.voyage,
        longer: ship.voyage > 0 && will.voyage > ship.voyage,
      }
    })
}

export function noteFor(table: TableView): string {
  if (!table.mine || table.viewer === null) return ''
  const say = sayer(table)
  const sight = sightOf(table)
  const me = sight.seats[table.viewer]!
  if (draft.plan && table.decision === 'build_turn') return afterBuilding(table, draft.plan)
  const asked = asks(table)
  switch (asked) {
    case 'auction_bid': {
      const bids = table.offer.filter((word) => word.startsWith('bid:')).map((word) => Number(word.slice(4)))
      const range = bids.length
        ? say('ui-note-range', { least: Math.min(...bids), most: Math.max(...bids) })
        : say('ui-note-no-bid')
      return sight.duel?.office === 'comes_thesaurorum'
        ? `${range} ${say('ui-note-comes', { gold: COMES_GOLD })}`
        : range
    }
    case 'accept_turn': {
      const all = berths(table)
      if (draft.stalls) return say('ui-note-stalls')
      if (!all.length) return say('ui-note-load')
      return all
        .map(({ ship, rounds, longer }) =>
          say('ui-pair', {
            a: say(`ui-s-${ship.size}`),
            b: `${onReturn(table, 'ui-paid-in', rounds)}${longer ? ` (${say('ui-longer')})` : ''}`,
          }),
        )
        .slice(0, 3)
        .join(' · ')
    }
    case 'build_turn':
      return say('ui-note-build', { gold: me.gold })
    case 'preempt':
      return sight.preemption ? afterPreempting(table, sight.preemption, me.gold) : ''
    case 'keep_contract':
      return say('ui-note-keep')
    case 'trade_offer':
      return say('ui-note-offer')
    case 'trade_propose':
      return say('ui-note-propose')
    default:
      return table.speech.has(`ui-note-${asked}`) ? say(`ui-note-${asked}`) : ''
  }
}

/** What would remain, and whether the builder could still have one. */
function afterPreempting(table: TableView, it: NonNullable<Sight['preemption']>, gold: number): string {
  const plan = sightOf(table).plans.find((one) => one.tile === it.building)
  return sayer(table)(plan && plan.copies > 1 ? 'ui-note-preempt-copies' : 'ui-note-preempt', {
    left: gold - it.price,
    name: seatName(table, it.builder),
    n: (plan?.copies ?? 1) - 1,
  })
}

const BOARD = new Set([
  'build',
  'build_with_redemptor',
  'buy',
  'sell',
  'activate',
  'load',
  'buy_ship',
  'wall_swap',
  'wall_bulk_sale',
  'bid',
  'up_to',
  'preempt',
  'end_turn',
  'finish',
  'ship',
  'give_gold',
  'ask_gold',
  'give_contract',
  'ask_contract',
  'ask',
  'buy_post',
  'exchange',
  'pass',
  'stop',
  'send',
  'drop',
  'keep_contract',
  'discard',
  'show',
  'trade_with',
])
const GOODS_ON_BOARD = new Set(['trade_offer'])

/** What a button says: offices by their short names. */
export function wordText(table: TableView, word: string): string {
  const [verb, object] = word.split(':') as [string, string | undefined]
  const short = `ui-w-${verb}`
  return table.speech.has(short)
    ? sayer(table)(short, object ? { office: officeName(table, object) } : {})
    : table.speech.word(word)
}

/** Words that get a button of their own: those of small choices. */
export function plainWords(table: TableView): string[] {
  if (!table.mine) return []
  return table.offer.filter((word) => {
    const verb = word.split(':')[0]!
    if (asks(table) === 'last_ship') return verb === 'buy_ship'
    if (BOARD.has(verb)) return false
    return !(verb === 'give' && GOODS_ON_BOARD.has(asks(table)))
  })
}
