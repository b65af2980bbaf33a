/** What the coach says, in words: no chances, no percentages. */
import type { Verdict } from '../../lib/server/api.gen.ts'
import { termsText } from '../../lib/texts/reasons.ts'
import { t } from '../../lib/texts/texts.svelte.ts'
import type { Speech } from '../../lib/texts/texts.svelte.ts'
import type { BoardModule, TableView } from '../../lib/table/view.ts'
import type { Coach } from './coach.svelte.ts'

/** Steps of a better idea that are named. */
const MOST = 3

export function stakeText(coach: Coach, speech: Speech): string {
  if (!coach.stake) return ''
  if (coach.stake === 'even') return t('tutor-even')
  const terms = termsText(speech, coach.reasons, true)
  return terms ? t(`tutor-${coach.stake}-terms`, { terms }) : t(`tutor-${coach.stake}`)
}

export function whyText(verdict: Verdict, speech: Speech): string {
  const pros = termsText(speech, verdict.reasons, true)
  const cons = termsText(speech, verdict.reasons, false)
  if (verdict.kind === 'good') return pros ? t('tutor-good-terms', { pros }) : t('tutor-good-none')
  if (pros && cons) return t('tutor-better-both', { pros, cons })
  return pros ? t('tutor-better-terms', { pros }) : cons ? t('tutor-better-cons', { cons }) : t('tutor-better-none')
}

/** What would have been better, as a player says it. */
export function betterText(verdict: Verdict, table: TableView, board: BoardModule | null): string {
  const { speech } = table
  const called = verdict.better.map(
    (word, k) => board?.hints?.called?.(table, word, verdict.better[k - 1]) ?? speech.markedWord(word),
  )
  return called.filter(Boolean).slice(0, MOST).join(', ')
}
