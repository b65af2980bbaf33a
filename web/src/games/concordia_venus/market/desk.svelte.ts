/** The Mercator's two trades before they are said: so much of a good bought (more than 0) or sold (less).
 *
 * Sales come first: their money and their room help the purchases. All words are said at once; the server decides.
 */
import type { TableView } from '../../../lib/table/view.ts'
import { GOODS, PRICE, SPACES } from '../parts/components.ts'
import { asks, sightOf } from '../parts/names.ts'

interface Trade {
  good: string
  /** More than 0: bought. */
  n: number
}

export class Desk {
  private wanted = $state.raw<Trade[]>([])
  /** The table's offer when the draft was begun: with another one it is gone. */
  private offer = $state.raw<string[]>([])

  constructor(private readonly table: () => TableView) {}

  get open(): boolean {
    return asks(this.table(), 'mercator_trade')
  }

  /** Sales, then purchases. */
  get trades(): Trade[] {
    return this.open && this.offer === this.table().offer ? this.wanted : []
  }

  of(good: string): number {
    return this.trades.find((one) => one.good === good)?.n ?? 0
  }

  private get held(): Record<string, number> {
    return sightOf(this.table()).seats[this.table().viewer!]!.goods
  }

  private get left(): number {
    return Number(this.table().prompt?.figures['left'] ?? 0)
  }

  /** What the trades bring, those of one good left out; less than 0 is what they cost. */
  money(but = ''): number {
    return this.trades.reduce((sum, one) => (one.good === but ? sum : sum - one.n * (PRICE[one.good] ?? 0)), 0)
  }

  /** How many spaces of the storehouse are free after the trades. */
  room(but = ''): number {
    const free = sightOf(this.table()).seats[this.table().viewer!]!.free_spaces
    return this.trades.reduce((sum, one) => (one.good === but ? sum : sum - one.n), free)
  }

  readonly spaces = SPACES

  /** Whether the good may still be traded: two different ones at most, each once (CNV-4.7.2). */
  private may(good: string): boolean {
    const table = this.table()
    const before = ['sell', 'buy'].every((verb) => table.refusal(`${verb}:${good}`)?.key === 'traded-already')
    return !before && (this.of(good) !== 0 || this.trades.length < this.left)
  }

  mostSold(good: string): number {
    return this.may(good) ? (this.held[good] ?? 0) : 0
  }

  mostBought(good: string): number {
    if (!this.may(good)) return 0
    const means = sightOf(this.table()).own!.means + this.money(good)
    return Math.max(0, Math.min(Math.floor(means / PRICE[good]!), this.room(good)))
  }

  /** Trade so much of a good instead; what can then not be paid or stored any more is cut down. */
  set(good: string, n: number): void {
    const kept = this.trades.filter((one) => one.good !== good)
    const wanted = n === 0 ? kept : [...kept, { good, n }]
    this.offer = this.table().offer
    this.wanted = wanted.sort((a, b) => Number(a.n > 0) - Number(b.n > 0))
    for (const one of this.wanted.filter((each) => each.good !== good && each.n > this.mostBought(each.good)))
      this.set(one.good, this.mostBought(one.good))
  }

  clear(): void {
    this.wanted = []
  }

  /** What is said: a quantity only where there is a choice, and the end unless nothing else could be traded. */
  get words(): string[] {
    const held = { ...this.held }
    let means = sightOf(this.table()).own!.means
    let free = this.room() + this.trades.reduce((sum, one) => sum + one.n, 0)
    const words: string[] = []
    for (const { good, n } of this.trades) {
      const most = n < 0 ? held[good]! : Math.min(Math.floor(means / PRICE[good]!), free)
      words.push(`${n < 0 ? 'sell' : 'buy'}:${good}`)
      if (most > 1) words.push(`quantity:${Math.abs(n)}`)
      held[good] = (held[good] ?? 0) + n
      means -= n * PRICE[good]!
      free -= n
    }
    const others = GOODS.filter((good) => this.of(good) === 0 && this.may(good))
    const more = others.some((good) => (held[good] ?? 0) > 0 || (free > 0 && means >= PRICE[good]!))
    if (this.trades.length < this.left && more) words.push('stop')
    return words
  }
}
