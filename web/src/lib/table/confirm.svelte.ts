/** The setting "confirm moves": a word waits in a small bar until it is confirmed. */
import { settings } from '../screen/settings.svelte.ts'
import type { TableView } from './view.ts'

class Confirmation {
  words = $state.raw<string[] | null>(null)
  table = $state.raw<TableView | null>(null)

  say(table: TableView, word: string): void {
    this.sayAll(table, [word])
  }

  sayAll(table: TableView, words: string[]): void {
    if (!settings.kept.confirm) {
      send(table, words)
      return
    }
    this.words = words
    this.table = table
  }

  yes(): void {
    if (this.table && this.words) send(this.table, this.words)
    this.no()
  }

  no(): void {
    this.words = null
    this.table = null
  }
}

/** Who has just been asked is not asked again: `careful` is for words that were not confirmed. */
function send(table: TableView, words: string[]): void {
  const careful = settings.kept.careful && !settings.kept.confirm
  if (words.length === 1) table.say(words[0]!, careful)
  else table.sayAll(words, careful)
}

export const confirmation = new Confirmation()
