/** What a table sounds like to who sits at it or looks on. */
import { untrack } from 'svelte'
import { heardOf, play } from '../lib/screen/sound.ts'
import type { Entry } from '../lib/server/api.gen.ts'
import type { LiveTable } from '../lib/server/live.svelte.ts'
import type { BoardModule } from '../lib/table/view.ts'

/** While a component lives, news, my turn and the end are heard; what is turned up on the board first is heard then. */
export function hearing(table: () => LiveTable | null, board: () => BoardModule | null): void {
  const told = new WeakMap<Entry[], number>()
  $effect(() => {
    const now = table()
    if (!now) return
    const { news, held } = now
    const reveals = board()?.reveals
    const from = told.get(news) ?? 0
    const until = held && reveals ? news.findIndex(reveals) + 1 : news.length
    if (until <= from) return
    told.set(news, until)
    untrack(() => play(heardOf(news.slice(from, until), board()?.sounds)))
  })
  let open = false
  $effect(() => {
    const now = table()
    if (!now?.state) return
    const over = now.result !== null && !now.held
    if (over && open) play(['end'])
    open = now.result === null || (open && !over)
  })
  const turn = $derived(table()?.mine ?? false)
  $effect(() => {
    if (turn) play(['turn'])
  })
}
