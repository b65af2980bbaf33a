/** What seats and things are called at a table. */
import type { Figure } from '../lib/server/api.gen.ts'
import { colourOf } from '../lib/table/seats.ts'
import { t } from '../lib/texts/texts.svelte.ts'
import type { TableView } from '../lib/table/view.ts'

export type Say = (key: string, figures?: Record<string, Figure>) => string

/** The title's messages, for a component that says many: `const say = $derived(sayer(table))`. */
export const sayer =
  (table: TableView): Say =>
  (key, figures) =>
    table.speech.message(key, figures)

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** "You" for the reader, the name on its card for everybody else. */
export const seatName = (table: TableView, seat: number): string =>
  seat === table.reader ? t('you') : (table.card.seats[seat]?.name ?? '')

/** What a seat does in the turn order, in a word or two; "your turn" for the viewer. */
export function turnName(table: TableView, seat: number): string {
  const turn = table.turns[seat] ?? ''
  if (!turn || table.result) return ''
  if (seat === table.viewer && (turn === 'now' || turn === 'choosing')) return t('turn-you')
  return t(`turn-${turn}`)
}

/** A seat's colour as a value for CSS. */
export const seatColour = (table: TableView, seat: number): string =>
  `var(--seat-${colourOf(table.card.seats[seat]!.colour, seat)})`
