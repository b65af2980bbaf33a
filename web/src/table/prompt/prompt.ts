/** The sentence that says who must do what. */
import { inARow, t } from '../../lib/texts/texts.svelte.ts'
import type { TableView } from '../../lib/table/view.ts'

export function promptLine(table: TableView): { text: string; rule: string } {
  if (table.result) return { text: resultLine(table), rule: '' }
  const prompt = table.prompt
  if (prompt && table.speech.has(prompt.key))
    return { text: table.speech.marked(prompt.key, prompt.figures), rule: prompt.rule }
  if (table.mine) return { text: t('your-turn'), rule: prompt?.rule ?? '' }
  const names = table.speakers.map((seat) => table.speech.seat(seat))
  return { text: names.length ? t('waits-for', { names: inARow(names), count: names.length }) : '', rule: '' }
}

export function resultLine(table: Pick<TableView, 'result' | 'reader' | 'speech'>): string {
  const winners = table.result?.winners ?? []
  const names = winners.map((seat) => table.speech.seat(seat))
  const mine = table.reader !== null && winners.includes(table.reader)
  // Of a title played in teams only partners win together.
  if (winners.length > 1 && table.speech.has('result-side'))
    return mine
      ? table.speech.message('result-your-side')
      : table.speech.message('result-side', { names: inARow(names) })
  if (mine) return winners.length > 1 ? t('result-you-share') : t('result-you-win')
  return names.length ? t('result-wins', { names: inARow(names), count: names.length }) : t('result-nobody')
}
