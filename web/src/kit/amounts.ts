/** Amounts that are said as words (`bid:14`), and the keys that change them. */
import type { TableView } from '../lib/table/view.ts'

/** How far a key moves an amount. */
export const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }

/** The offered amounts of a verb, from the least to the most. */
export const amounts = (table: TableView, verb: string): number[] =>
  table.offer
    .filter((word) => word.startsWith(`${verb}:`))
    .map((word) => Number(word.slice(verb.length + 1)))
    .sort((a, b) => a - b)

export const clamp = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

/** Whether a key was pressed at a thing that answers Enter by itself. */
export const atButton = (event: Event): boolean =>
  (event.target as HTMLElement).closest('button, a, [role=button]') !== null
