/** The setting "confirm moves": a word waits in a small bar until it is confirmed. */
import { settings } from './settings.svelte.ts'
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

function send(table: TableView, words: string[]): void {
  if (words.length === 1) table.say(words[0]!)
  else table.sayAll(words)
}

export const confirmation = new Confirmation()
