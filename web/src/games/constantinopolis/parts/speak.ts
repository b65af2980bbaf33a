/** Things that speak, with a name for those who cannot see them even while they say nothing. */
import type { Attachment } from 'svelte/attachments'
import { says, type Saying } from '../../../lib/table/says.ts'
import type { TableView } from '../../../lib/table/view.ts'

export function speaks(table: TableView, word: string | null, saying: Saying = {}): Attachment<Element> {
  const quiet = word === null || (!table.offers(word) && !(table.mine && table.refusal(word)))
  const label = saying.label ?? (quiet ? saying.about?.()?.title : undefined)
  return says(table, word, label ? { ...saying, label } : saying)
}
