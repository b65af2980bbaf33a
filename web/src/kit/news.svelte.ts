import { untrack } from 'svelte'
import type { Entry } from '../lib/api.gen.ts'
import type { TableView } from '../lib/view.ts'

/** While a component lives, tells what has just happened at a live table: once for every state that brings news. */
export function onNews(table: () => TableView, tell: (news: Entry[]) => void): void {
  $effect(() => {
    const { news, live } = table()
    if (live && news.length) untrack(() => tell(news))
  })
}
