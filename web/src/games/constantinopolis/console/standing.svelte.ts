/** What the Consul has said for the rest of the round: tiles cheaper than this are let pass without a question. */
import type { TableView } from '../../../lib/table/view.ts'
import { sightOf } from '../parts/names.ts'

export const PRICES = [10, 20, 30, 45]
const ALL = Infinity

class Standing {
  private below = $state(0)
  private said = $state('')

  private where(table: TableView): string {
    return `${table.card.id}.${sightOf(table).round}`
  }

  /** The price from which the viewer is asked in this round; 0 = always, Infinity = never. */
  from(table: TableView): number {
    return this.said === this.where(table) ? this.below : 0
  }

  set(table: TableView, below: number = ALL): void {
    this.said = this.where(table)
    this.below = below
  }

  /** Whether the question of the moment is answered by what was said before. */
  answers(table: TableView): boolean {
    const it = sightOf(table).preemption
    return table.mine && table.decision === 'preempt' && it !== null && it.price < this.from(table)
  }
}

/** One table is looked at at a time. */
export const standing = new Standing()
