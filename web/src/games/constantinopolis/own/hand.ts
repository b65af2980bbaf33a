/** The contracts in hand and the words they say. */
import type { TableView } from '../../../lib/table/view.ts'
import { asks } from '../parts/asks.ts'
import { draft } from '../draft.svelte.ts'
import { type Card, type HandCard, sightOf } from '../parts/names.ts'

const VERBS: Record<string, string> = {
  accept_turn: 'load',
  exchange: 'discard',
  keep_contract: 'keep_contract',
  trade_show: 'show',
  trade_offer: 'give_contract',
  trade_answer: 'load',
}

export function verbFor(table: TableView): string | null {
  const asked = asks(table)
  return asked === 'accept_turn' && draft.stalls ? 'show' : (VERBS[asked] ?? null)
}

/** The word a contract in hand says in the decision of the moment. */
export function cardWord(table: TableView, card: Card): string | null {
  const verb = verbFor(table)
  return verb ? `${verb}:${card.kind}` : null
}

export const handOf = (table: TableView): HandCard[] =>
  [...(sightOf(table).own?.hand ?? [])].sort((a, b) => Number(a.kept) - Number(b.kept))

/** The contract chosen here, or the one the rules already ask a ship for. */
export function chosenCard(table: TableView, id: string | null): Card | null {
  const hand = sightOf(table).own?.hand ?? []
  const asked = table.mine && table.decision === 'accept_turn' ? String(table.prompt?.figures['contract'] ?? '') : ''
  if (asked.startsWith('contract:')) return hand.find((one) => one.card.kind === asked.slice(9))?.card ?? null
  return hand.find((one) => one.card.id === id)?.card ?? null
}

/** How many goods a contract still lacks. */
export function lacks(table: TableView, card: Card): number {
  if (card.cargo === 'passenger' || table.viewer === null) return 0
  return Math.max(0, card.quantity - (sightOf(table).seats[table.viewer]!.goods[card.cargo] ?? 0))
}
