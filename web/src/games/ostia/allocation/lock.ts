import { confirmation } from '../../../lib/table/confirm.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import type { Draft } from '../draft.svelte.ts'

/** Seal the draft, or confirm what lies; if another allocation was half said, that is taken back first. */
export function lockAllocation(table: TableView, draft: Draft): void {
  if (!table.mine || draft.bluffsLeft > 0) return
  const words = draft.remaining()
  if (words) confirmation.sayAll(table, words)
  else table.takeBack(true)
}
