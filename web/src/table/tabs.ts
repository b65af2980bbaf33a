/** The tabs of a table on a phone: the table, those of the board, the players, the journal. */
import type { BoardModule, TableView } from '../lib/table/view.ts'
import { t } from '../lib/texts/texts.svelte.ts'
import { harbour, person, scroll } from '../ui/icons.ts'

export interface PhoneTab {
  id: string
  icon: string
  text: string
  /** How many things can be done behind it. */
  count?: number
  /** The next choice is behind it. */
  lit?: boolean
}

export function tabsOf(table: TableView, board: BoardModule | null, current: string): PhoneTab[] {
  return [
    { id: 'table', icon: harbour, text: t('tab-table'), lit: table.mine && current !== 'table' },
    ...(board?.tabs ?? []).map((one) => ({
      ...one,
      text: table.speech.message(one.text),
      count: one.count?.(table) || undefined,
    })),
    { id: 'seats', icon: person, text: t('tab-seats') },
    { id: 'journal', icon: scroll, text: t('journal') },
  ]
}

/** Whether nothing beside the prompt can be said on the screen as it stands. */
export const nothingLit = (): boolean =>
  [...document.querySelectorAll('[data-zone=board] [data-says=offered]')].every((one) =>
    one.closest('[data-zone=prompt]'),
  )
