import { settings } from '../../../lib/screen/settings.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { CONCORDIA, GODS } from '../parts/components.ts'
import { sightOf } from '../parts/names.ts'

/** The final scoring as it is told: god after god, the sides in the order of what they have so far. */
export class Counting {
  readonly bays = [...GODS, 'concordia']
  /** How many bays are open. */
  shown = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: () => TableView) {}

  /** Tell it from a bay on; at once for those who want a still table. */
  play(from: number): void {
    this.stop()
    this.shown = settings.still ? this.bays.length : from
    const next = () => {
      if (this.done) return
      this.shown++
      this.timer = setTimeout(next, 650)
    }
    if (!settings.still) this.timer = setTimeout(next, 500)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  get done(): boolean {
    return this.shown >= this.bays.length
  }

  /** What a bay gives a seat. */
  given(seat: number, bay: string): number {
    const sight = sightOf(this.table())
    if (bay === 'concordia') return sight.concordia === seat ? CONCORDIA : 0
    return sight.seats[seat]!.gods[bay] ?? 0
  }

  sum(seat: number): number {
    const table = this.table()
    if (this.done) return table.result?.scores[seat] ?? sightOf(table).seats[seat]!.points
    return this.bays.slice(0, this.shown).reduce((all, bay) => all + this.given(seat, bay), 0)
  }

  both(side: number[]): number {
    return side.reduce((all, seat) => all + this.sum(seat), 0)
  }

  /** Those who win or lose together: partners, or everybody alone. */
  get sides(): number[][] {
    const { seats, teams } = sightOf(this.table())
    if (!teams) return seats.map((_, seat) => [seat])
    return [...new Set(seats.map((it) => it.team))].map((team) =>
      seats.flatMap((it, seat) => (it.team === team ? [seat] : [])),
    )
  }

  /** The sides from the first to the last. */
  get order(): number[][] {
    const places = this.table().result?.places ?? []
    const before = (a: number[], b: number[]) =>
      this.done ? (places[a[0]!] ?? 0) - (places[b[0]!] ?? 0) : this.both(b) - this.both(a)
    return this.sides.sort((a, b) => before(a, b) || a[0]! - b[0]!)
  }
}
