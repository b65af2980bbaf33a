/** Sums a player would do in the head; all from the own sight. */
import { inOrderOf, type Pile } from '../../../kit/index.ts'
import { AUCTION, BEST_SENATE, FINANCE, GOODS, price, TYPE_LIMIT } from './components.ts'

export interface Purse {
  cash: number
  warehouses: number
  credits: number
}

/** What paying does: warehouses are sold, then credits taken, as far as the cash falls short (OST-4.0.4). */
export function pay(purse: Purse, amount: number): Purse {
  let { cash, warehouses, credits } = purse
  while (cash < amount && warehouses > 0) {
    warehouses--
    cash += FINANCE.warehouse_sale_value
  }
  while (cash < amount) {
    credits++
    cash += FINANCE.credit_amount
  }
  return { cash: cash - amount, warehouses, credits }
}

/** Warehouses that can be built for so many cards before the storage is checked, with today's cash (OST-4.5.1). */
export function buildable(seat: { cash: number | null; warehouses: number }, cards: number): number {
  const sites = FINANCE.warehouse_max_per_player - seat.warehouses
  const paid = Math.floor((seat.cash ?? 0) / FINANCE.warehouse_build_cost)
  return Math.max(0, Math.min(cards - seat.warehouses, sites, paid))
}

export interface Segment {
  from: number
  to: number
  kind: 'cash' | 'warehouse' | 'credit'
  nth: number
}

/** The ruler from the minimum to the limit, cut where the next warehouse or credit is needed. */
export function segments(purse: Purse, least: number, most: number): Segment[] {
  const cuts: Segment[] = [{ from: 0, to: purse.cash, kind: 'cash', nth: 0 }]
  let at = purse.cash
  for (let k = 1; k <= purse.warehouses; k++) {
    cuts.push({ from: at + 1, to: at + FINANCE.warehouse_sale_value, kind: 'warehouse', nth: k })
    at += FINANCE.warehouse_sale_value
  }
  for (let k = 1; purse.credits + k <= AUCTION.max_credits_for_bids; k++) {
    cuts.push({ from: at + 1, to: at + FINANCE.credit_amount, kind: 'credit', nth: k })
    at += FINANCE.credit_amount
  }
  return cuts
    .map((cut) => ({ ...cut, from: Math.max(cut.from, least), to: Math.min(cut.to, most) }))
    .filter((cut) => cut.from <= cut.to)
}

export function add(...piles: Pile[]): Pile {
  const sum: Pile = {}
  for (const pile of piles) for (const [good, n] of Object.entries(pile)) sum[good] = (sum[good] ?? 0) + n
  return sum
}

export function pileOf(goods: string[]): Pile {
  return add(...goods.map((good) => ({ [good]: 1 })))
}

/** Goods of a pile in the order of the data. */
export const inOrder = inOrderOf(GOODS)

export function offerValue(pile: Pile, values: Pile): number {
  return Object.entries(pile).reduce((sum, [good, n]) => sum + n * (values[good] ?? 0), 0)
}

/** The best gift of at most three types. */
export function bestOffer(pile: Pile, values: Pile): number {
  return Object.entries(pile)
    .map(([good, n]) => n * (values[good] ?? 0))
    .sort((a, b) => b - a)
    .slice(0, TYPE_LIMIT)
    .reduce((sum, n) => sum + n, 0)
}

/** What the forum pays if no rival sells anything. */
export function bestIncome(forum: Pile, market: Pile): number {
  return Object.entries(forum).reduce((sum, [good, n]) => sum + n * price(n + (market[good] ?? 0)), 0)
}

export function typesOf(...piles: Pile[]): string[] {
  const all = add(...piles)
  return GOODS.filter((good) => (all[good] ?? 0) > 0)
}

/** The types that are lost because too many are shown: those that stand highest on the active card (OST-4.2.7), or to
 * the letter the good at its very top, if it is shown (OST-7.3.7).
 */
export function penalised(types: string[], values: Pile, literal = false): string[] {
  const lost: string[] = []
  const left = [...types]
  if (literal) return left.length > TYPE_LIMIT ? left.filter((good) => values[good] === BEST_SENATE) : []
  while (left.length > TYPE_LIMIT) {
    left.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    lost.push(left.shift()!)
  }
  return lost
}

export function without(pile: Pile, goods: string[]): Pile {
  return Object.fromEntries(Object.entries(pile).filter(([good]) => !goods.includes(good)))
}
