/** Where the words of a hint are on the board. */
import { inSight } from '../../lib/screen/focus.ts'
import { wordFigures } from '../../lib/texts/texts.svelte.ts'
import type { BoardModule, TableView } from '../../lib/table/view.ts'

/** What is marked on the board: the words that are left, and those of them worth a number. */
export interface Marking {
  readonly table: TableView & { readonly state: unknown }
  readonly board: BoardModule | null
  readonly left: string[]
  readonly told: { word: string; n: number; done: boolean }[]
}

const BOARD = '#board'

const first = (selector: string): Element | undefined =>
  [...document.querySelectorAll(`${BOARD} ${selector}`)].filter(
    (thing) => inSight(thing) && !thing.closest('[data-zone="prompt"], [data-zone="hint"]'),
  )[0]

/** The thing that says a word, else where the title says it happens, else a place that it names. */
export function thingOfWord(table: TableView, board: BoardModule | null, word: string): Element | undefined {
  const saying = first(`[data-word="${CSS.escape(word)}"]`)
  if (saying) return saying
  for (const selector of board?.hints?.at?.(table, word) ?? []) {
    const thing = first(selector)
    if (thing) return thing
  }
  const [, figures] = wordFigures(word, table.speech.shapes())
  for (const figure of Object.values(figures)) {
    const place =
      typeof figure === 'string' && figure.includes(':') ? first(`[data-anchor="${CSS.escape(figure)}"]`) : undefined
    if (place) return place
  }
}

/** The prompt stands wherever the board puts it: the bar goes there. */
export function standBeforePrompt(bar: HTMLElement): void {
  const prompt = document.querySelector('#main [data-zone="prompt"]')
  if (prompt && bar.nextElementSibling !== prompt) prompt.before(bar)
}

export const leave = (bar: HTMLElement): void => bar.remove()
