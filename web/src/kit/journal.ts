/** What the figures of journal entries and results refer to. */
import type { Entry } from '../lib/server/api.gen.ts'
import type { TableView } from '../lib/table/view.ts'

/** The name in a reference: `wine` of `good:wine`; nothing where there is none. */
export const ref = (figure: unknown): string => String(figure ?? '').split(':')[1] ?? ''

export const refs = (figure: unknown): string[] => (Array.isArray(figure) ? figure.map(ref) : [])

/** Whom an entry is about; NaN where it is about nobody. */
export const seatOf = (entry: Pick<Entry, 'figures'>): number => Number(ref(entry.figures['seat']) || NaN)

/** All seats from the first place to the last; in their order while the match is on. */
export const byPlace = (table: TableView): number[] =>
  table.card.seats
    .map((_, seat) => seat)
    .sort((a, b) => (table.result?.places[a] ?? 0) - (table.result?.places[b] ?? 0))
