/** What the journal tells of the last reveal: everybody's forum and Senate, prices, incomes and points. */
import { type Pile } from '../../../kit/index.ts'
import type { Entry, Figure } from '../../../lib/api.gen.ts'
import { senateValues } from '../parts/components.ts'
import { pileOf } from '../parts/sums.ts'

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
