import type { Pace, TableCard } from '../../lib/server/api.gen.ts'
import { lasts } from '../../lib/texts/days.ts'
import { t } from '../../lib/texts/texts.svelte.ts'

const HOUR = 3600
const DAY = 24 * HOUR

export const LIVE: Pace = {
  kind: 'live',
  seconds: null,
  late: 'wait',
  bots: 'brisk',
  increment: null,
  nights: true,
  weekends: true,
  vacation: 0,
}
/** A move a day, and no hurry: with a reserve that grows, and nights that do not count. */
export const DAILY: Pace = {
  ...LIVE,
  kind: 'days',
  seconds: 3 * DAY,
  increment: 12 * HOUR,
  nights: false,
  vacation: 7,
}
export const SLOW: Pace = { ...DAILY, seconds: 10 * DAY, increment: DAY }

/** All there is to know of the time before one sits down: how much, when it counts, what happens when it is over. */
export function paceSentence(card: Pick<TableCard, 'pace'>): string {
  const { kind, seconds, increment, nights, weekends, vacation, late } = card.pace
  if (!seconds) return t('time-none')
  const figures = { time: lasts(seconds), more: lasts(increment ?? 0) }
  const free = [nights ? '' : 'nights', weekends ? '' : 'weekends'].filter(Boolean).join('-')
  return [
    t(increment ? 'time-reserve' : kind === 'live' ? 'time-match' : 'time-move', figures),
    increment && kind === 'days' ? t('time-keeps', figures) : '',
    free ? t(`time-free-${free}`) : '',
    vacation ? t('time-vacation', { days: vacation }) : '',
    t(`time-then-${late}`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same in a few words, for lists. */
export function paceText(card: Pick<TableCard, 'pace'>): string {
  const { kind, seconds, increment } = card.pace
  if (kind === 'live' && !seconds) return t('pace-live')
  const figures = { time: lasts(seconds ?? DAY), more: lasts(increment ?? 0) }
  return t(`pace-${kind}-${increment ? 'more' : 'time'}`, figures)
}
