/** What the viewer is asked. While all accept contracts together each seat is somewhere else: the prompt says where. */
import type { TableView } from '../../../lib/table/view.ts'

/** The decision; within an acceptance turn perhaps `exchange`, `wall_swap`, `wall_bulk_sale`, `trade_offer`,
 * `trade_answer` or `last_ship`.
 */
export function asks(table: TableView): string {
  if (table.decision !== 'accept_turn' || !table.mine) return table.decision
  const asked = String(table.prompt?.figures['asked'] ?? 'turn')
  return asked === 'turn' || asked === 'ship' ? 'accept_turn' : asked
}

/** Whether contracts may be shown and trades proposed, beside everything else. */
export const trades = (table: TableView): boolean =>
  table.mine && table.offer.some((word) => word.startsWith('trade_with:') || word.startsWith('show:'))
