/** Why a word is better or worse, in a sentence: what a seat soon has more or less of. */
import type { Reason } from './api.gen.ts'
import { type Speech, t } from './texts.svelte.ts'

/** `better`: whether the word is the better one of the two that are compared. */
export function reasonText(speech: Speech, reasons: Reason[], better: boolean): string {
  const terms = (good: boolean) =>
    reasons
      .filter((reason) => reason.good === good)
      .map((reason) => term(speech, reason))
      .join(', ')
  const pros = terms(true)
  const cons = terms(false)
  if (!pros && !cons) return t('why-close')
  if (pros && cons) return t('why-both', { pros, cons })
  // What is soon better or worse may turn round in the end.
  if (pros) return t(better ? 'why-pros' : 'why-pros-at-first', { pros })
  return t(better ? 'why-cons-at-first' : 'why-cons', { cons })
}

function term(speech: Speech, reason: Reason): string {
  const amount = Math.abs(reason.amount)
  return speech.message(`term-${reason.term}`, {
    amount: amount < 3 ? Math.round(amount * 10) / 10 : Math.round(amount),
    way: reason.amount > 0 ? 'more' : 'fewer',
  })
}

export const percent = (chance: number): number => Math.round(chance * 100)
