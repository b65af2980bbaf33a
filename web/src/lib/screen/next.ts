/** From table to table: the next one that waits for me. */
import type { TableCard } from '../server/api.gen.ts'
import { rest } from '../server/rest.ts'
import { leastTimeFirst } from '../texts/standing.ts'
import { t } from '../texts/texts.svelte.ts'
import { router } from './router.svelte.ts'
import { toasts } from './toasts.svelte.ts'

/** Those that wait, after the one that is open; at last it comes round. */
export function after(waits: TableCard[], open: string): TableCard | undefined {
  const at = waits.findIndex((card) => card.id === open)
  return [...waits.slice(at + 1), ...waits.slice(0, Math.max(at, 0))][0]
}

export async function nextTable(): Promise<void> {
  try {
    const { mine } = await rest.lobby()
    const next = after(leastTimeFirst(mine.filter((card) => card.waits_for_me)), router.parts[1] ?? '')
    if (next) router.go(`/table/${next.id}`)
    else toasts.news(t('next-none'))
  } catch (trouble) {
    toasts.bad((trouble as Error).message)
  }
}
