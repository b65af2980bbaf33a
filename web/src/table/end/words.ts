/** The result in sentences: who has won, by what, and what decided between equals. */
import type { AccountColumn, Ending } from '../../lib/server/api.gen.ts'
import { t } from '../../lib/texts/texts.svelte.ts'
import type { TableView } from '../../lib/table/view.ts'
import { resultLine } from '../prompt/prompt.ts'

type Table = Pick<TableView, 'result' | 'reader' | 'speech'>

/** Sides from the first place to the last. */
export const ranked = (ending: Ending): number[][] =>
  [...ending.sides].sort((a, b) => ending.result.places[a[0]!]! - ending.result.places[b[0]!]!)

export const sideOf = (ending: Ending, seat: number): number[] => ending.sides.find((side) => side.includes(seat)) ?? []

/** The points that decide: a seat's own, in a team those of both partners. */
export const together = (ending: Ending, side: number[]): number =>
  side.reduce((sum, seat) => sum + ending.result.scores[seat]!, 0)

export const nameOf = (column: AccountColumn): string => column.name.slice(column.name.indexOf(':') + 1)

/** One sentence: the result. */
export function headline(table: Table, ending: Ending | null): string {
  const plain = resultLine(table)
  if (!ending || !ending.result.winners.length) return plain
  if (ending.decided !== null) return t('ended-tie', { plain })
  const [first, second] = ranked(ending)
  if (ending.end || !first || !second) return plain
  const points = together(ending, first)
  const shared = ending.result.winners.length > first.length
  const how = table.speech.message(shared ? 'account-equal' : 'account-lead', {
    points,
    other: together(ending, second),
  })
  return t('ended-how', { plain, how })
}

/** Why, where the headline does not say it: the way it ended, the tie-break with both figures, and what left
 * them level before it. */
export function reason(table: Table, ending: Ending): { text: string; rule: string } | null {
  const [first, second] = ranked(ending)
  if (ending.decided !== null && first && second) {
    const column = ending.ties[ending.decided]!
    const compared = (one: AccountColumn) =>
      table.speech.message(`tie-${nameOf(one)}-by`, {
        best: one.amounts[first[0]!]!,
        other: one.amounts[second[0]!]!,
      })
    const equal = ending.ties
      .slice(0, ending.decided)
      .reduce(
        (before, one) => t('ended-also', { before, after: compared(one) }),
        table.speech.message('account-equal', { points: together(ending, first) }),
      )
    return { text: t('ended-by', { plain: resultLine(table), by: compared(column), equal }), rule: column.rule }
  }
  if (!ending.end) return null
  return { text: table.speech.message(ending.end.replace(':', '-')), rule: ending.end_rule }
}
