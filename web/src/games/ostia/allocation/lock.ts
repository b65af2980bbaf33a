import { confirmation } from '../../../lib/confirm.svelte.ts'
import type { TableView } from '../../../lib/view.ts'
import type { Draft } from '../draft.svelte.ts'

export function lockAllocation(table: TableView, draft: Draft): void {
  if (table.mine && draft.bluffsLeft === 0) confirmation.sayAll(table, draft.words())
}
