import { untrack } from 'svelte'
import type { Entry } from '../lib/server/api.gen.ts'
import { settings } from '../lib/screen/settings.svelte.ts'
import type { TableView } from '../lib/table/view.ts'

/** While a component lives, tells what has just happened or is played again: once for every state with news. */
export function onNews(table: () => TableView, tell: (news: Entry[]) => void): void {
  const told = new WeakSet<Entry[]>() // who returns from a past moment has had the present news already
  $effect(() => {
    const { news } = table()
    if (!news.length || told.has(news)) return
    told.add(news)
    untrack(() => tell(news))
  })
}

/** Lets pieces fly for what has just happened, unless the person wants a still table. */
export function flying(table: () => TableView, animate: (table: TableView, news: Entry[]) => void): void {
  onNews(table, (news) => {
    if (!settings.still) animate(table(), news)
  })
}
