/** What the journal tells of the last reveal: everybody's forum and Senate, prices, incomes and points. */
import { type Pile } from '../../../kit/index.ts'
import type { Entry, Figure } from '../../../lib/server/api.gen.ts'
import type { Revealed, TableView } from '../../../lib/table/view.ts'
import { senateValues } from '../parts/components.ts'
import { pileOf } from '../parts/sums.ts'
import type { Sight } from '../sight.gen.ts'

export interface RevealSeat {
  seat: number
  forum: Pile
  senate: Pile
  stored: number
  lost: string[]
  income: number
  value: number
  points: number
}
export interface Reveal {
  n: number
  final: boolean
  market: Pile
  values: Pile
  seats: RevealSeat[]
  prices: Record<string, { total: number; price: number }>
}

const name = (figure: Figure | undefined): string => String(figure ?? '').split(':')[1] ?? ''
const names = (figure: Figure | undefined): string[] => (Array.isArray(figure) ? figure.map(name) : [])
const seat = (entry: Entry): number => Number(name(entry.figures['seat']))
/** Events that say which senate card is active from then on. */
const CARDS = ['senate-opens', 'senate-moves', 'senate-last']
const number = (figure: Figure | undefined): number => Number(figure ?? 0)

/** The moments of a reveal: the forum's cards lie, turn, are penalised, are paid; the gifts turn and are ranked. */
export const BEATS = { turned: 1, penalised: 2, paid: 3, given: 4, ranked: 5 }
/** Up to which lines the journal may tell it at each. */
const TOLD: Record<string, number> = {
  revealed: BEATS.turned,
  penalty: BEATS.penalised,
  'penalty-spared': BEATS.penalised,
  'forum-price': BEATS.paid,
  'forum-income': BEATS.paid,
  'forum-unpaid': BEATS.paid,
  'senate-offer': BEATS.ranked,
}

/** What seats and journal may know at a moment of the reveal. */
export function soFar(table: TableView, reveal: Reveal, beat: number): Revealed {
  const later = table.journal.find((entry) => entry.n >= reveal.n && (TOLD[entry.key] ?? Infinity) > beat)
  const before = table.sightBefore as Sight
  const seats = before.seats.map((it, at) => {
    const shown = reveal.seats.find((one) => one.seat === at)
    const income = beat >= BEATS.paid ? (shown?.income ?? 0) : 0
    const points = beat >= BEATS.ranked ? (shown?.points ?? 0) : 0
    return { ...it, chosen: true, cash: it.cash === null ? null : it.cash + income, points: it.points + points }
  })
  return { n: later?.n ?? table.journal.length, sight: { ...before, seats } }
}

export function lastReveal(journal: Entry[]): Reveal | null {
  let end = -1
  for (let k = journal.length - 1; k >= 0; k--)
    if (journal[k]!.key === 'revealed') {
      end = k
      break
    }
  if (end < 0) return null
  let start = end
  while (start > 0 && journal[start - 1]!.key === 'revealed') start--
  const reveal: Reveal = {
    n: journal[start]!.n,
    final: journal[start]!.rule.startsWith('OST-5'),
    market: {},
    values: {},
    seats: [],
    prices: {},
  }
  for (let k = start - 1; k >= 0; k--)
    if (CARDS.includes(journal[k]!.key)) {
      reveal.values = senateValues(name(journal[k]!.figures['active']))
      break
    }
  for (let k = start - 1; k >= 0 && !['round', 'revealed'].includes(journal[k]!.key); k--)
    if (journal[k]!.key === 'market') {
      reveal.market = pileOf(names(journal[k]!.figures['goods']))
      break
    }
  if (reveal.final) reveal.market = {}
  for (const entry of journal.slice(start)) {
    const one = reveal.seats.find((other) => other.seat === seat(entry))
    if (entry.key === 'revealed')
      reveal.seats.push({
        seat: seat(entry),
        forum: pileOf(names(entry.figures['forum'])),
        senate: pileOf(names(entry.figures['senate'])),
        stored: number(entry.figures['stored']),
        lost: [],
        income: 0,
        value: 0,
        points: 0,
      })
    else if (entry.key === 'penalty' && one) one.lost.push(name(entry.figures['good']))
    else if (entry.key === 'forum-price')
      reveal.prices[name(entry.figures['good'])] = {
        total: number(entry.figures['total']),
        price: number(entry.figures['price']),
      }
    else if (entry.key === 'forum-income' && one) one.income = number(entry.figures['amount'])
    else if (entry.key === 'senate-offer' && one) {
      one.value = number(entry.figures['value'])
      one.points = number(entry.figures['points'])
    } else if (entry.key === 'round') break
  }
  reveal.seats.sort((a, b) => a.seat - b.seat)
  return reveal
}
