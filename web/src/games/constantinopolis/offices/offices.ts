/** The offices: which word an arch says, and the bids of the duel. */
import type { TableView } from '../../../lib/table/view.ts'
import { sightOf } from '../parts/names.ts'

const VERBS = ['free_take', 'relief', 'vacant', 'challenge']

/** The word an arch says now: the one offered, else the one whose refusal explains most. */
export function officeWord(table: TableView, office: string): string | null {
  if (table.decision !== 'auction_choose' || !table.mine) return null
  if (sightOf(table).offices.find((one) => one.id === office)?.holder === table.viewer) return 'keep'
  const words = VERBS.map((verb) => `${verb}:${office}`)
  const vacant = sightOf(table).offices.find((one) => one.id === office)?.holder === null
  return (
    words.find((word) => table.offers(word)) ??
    (table.refusal(`${vacant ? 'vacant' : 'challenge'}:${office}`)
      ? `${vacant ? 'vacant' : 'challenge'}:${office}`
      : (words.find((word) => table.refusal(word)) ?? null))
  )
}

export interface Bid {
  seat: number
  amount: number
}

/** The bids of the duel that is going on, the first one first. */
export function ladder(table: TableView): Bid[] {
  const bids: Bid[] = []
  for (let k = table.journal.length - 1; k >= 0; k--) {
    const entry = table.journal[k]!
    if (entry.key === 'challenge' || entry.key === 'round') break
    if (entry.key === 'bid')
      bids.unshift({ seat: Number(String(entry.figures['seat']).slice(5)), amount: Number(entry.figures['amount']) })
  }
  return bids
}
