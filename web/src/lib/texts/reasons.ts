/** Why a word is better or worse, in a sentence: what a seat soon has more or less of, or how matches end. */
import type { HintWord, Reason } from '../server/api.gen.ts'
import { inARow, type Speech, t } from './texts.svelte.ts'

/** Terms that are about the end of the match. */
const LATE = new Set(['final', 'rivals'])
/** Chances this near to each other are the same, in per cent; at the terminal, too (`terminal/advice.py`). */
const ALIKE = 4

/** Why one of the ideas: the best is compared with the second, the others with the best. `lone`: whether nothing else
 * was on offer; with one idea the others are not worth a thought.
 */
export function reasonText(speech: Speech, idea: HintWord, ideas: HintWord[], at: number, lone: boolean): string {
  const other = ideas[at === 0 ? 1 : 0]
  if (!other) return t(lone ? 'why-only' : 'why-alone')
  const best = percent(ideas[0]?.chance ?? 0)
  if (ideas.every((each) => each.reasons.length === 0 && near(percent(each.chance), best)))
    return speech.message('why-worth-same', { words: 'all' })
  const than = t('than-idea', { n: at === 0 ? 2 : 1 })
  return whyText(speech, idea.reasons, idea.chance, other.chance, at === 0, than)
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < ALIKE

/** Why a word, with a chance of its own, rather than another one, called `than`. `better`: whether it is the better of
 * the two.
 */
export function whyText(
  speech: Speech,
  reasons: Reason[],
  chance: number,
  other: number,
  better: boolean,
  than: string,
): string {
  const pros = termsText(speech, reasons, true)
  const cons = termsText(speech, reasons, false)
  const [own, theirs] = [percent(chance), percent(other)]
  if (!pros && !cons)
    return near(own, theirs) ? speech.message('why-worth-same', { words: 'two' }) : t('why-chances', { own, theirs })
  if (reasons.some((reason) => LATE.has(reason.term))) return t('why-late', { terms: pros || cons, than })
  if (pros && cons) return t('why-both', { pros, cons, than })
  // What is soon better or worse may turn round in the end.
  if (pros) return t(better ? 'why-pros' : 'why-pros-at-first', { pros, than })
  return t(better ? 'why-cons-at-first' : 'why-cons', { cons, than })
}

/** What a word brings, or costs, in few words, without any chances. */
export function termsText(speech: Speech, reasons: Reason[], good: boolean): string {
  return inARow(reasons.filter((reason) => reason.good === good).map((reason) => term(speech, reason)))
}

function term(speech: Speech, reason: Reason): string {
  const amount = Math.abs(reason.amount)
  return speech.message(`term-${reason.term}`, {
    amount: amount < 3 ? Math.round(amount * 10) / 10 : Math.round(amount),
    way: reason.amount > 0 ? 'more' : 'fewer',
  })
}

export const percent = (chance: number): number => Math.round(chance * 100)
