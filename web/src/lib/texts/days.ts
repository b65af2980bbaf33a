/** Times in words a person would use. */
import { t, texts } from './texts.svelte.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "3 days", "12 h", "20 min". */
export function lasts(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return t('span-days', { days: seconds / 86_400 })
  if (seconds >= 3600) return t('span-hours', { hours: Math.floor(seconds / 3600) })
  if (seconds >= 60) return t('span-minutes', { minutes: Math.round(seconds / 60) })
  return t('span-seconds', { seconds })
}

/** "2 days 4 h", "4 h 20 min": what is left of a reserve. */
export function amount(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  if (minutes >= 1440) {
    const hours = Math.floor((minutes % 1440) / 60)
    return [lasts((minutes - (minutes % 1440)) * 60), hours ? lasts(hours * 3600) : ''].filter(Boolean).join(' ')
  }
  if (minutes >= 60)
    return [lasts(minutes * 60), minutes % 60 ? lasts((minutes % 60) * 60) : ''].filter(Boolean).join(' ')
  return lasts(minutes * 60)
}

/** "Saturday 21 November": the day until which something lasts. */
export const until = (at: number) =>
  new Date(at).toLocaleDateString(texts.language, { weekday: 'long', day: 'numeric', month: 'long' })

/** When something was: exact for today, the day before that. */
export function day(at: number, now = Date.now()): string {
  const ago = now - at
  if (ago < 20 * MINUTE) return t('when-now')
  const between = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' })
  if (ago < HOUR) return between.format(-Math.round(ago / MINUTE), 'minute')
  if (ago < DAY) return between.format(-Math.round(ago / HOUR), 'hour')
  if (ago < 14 * DAY) return between.format(-Math.round(ago / DAY), 'day')
  return new Date(at).toLocaleDateString(texts.language, { day: 'numeric', month: 'long', year: 'numeric' })
}
