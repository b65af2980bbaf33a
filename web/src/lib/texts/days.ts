/** When something was, in words a person would use: exact for today, the day before that. */
import { t, texts } from './texts.svelte.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function day(at: number, now = Date.now()): string {
  const ago = now - at
  if (ago < 20 * MINUTE) return t('when-now')
  const between = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' })
  if (ago < HOUR) return between.format(-Math.round(ago / MINUTE), 'minute')
  if (ago < DAY) return between.format(-Math.round(ago / HOUR), 'hour')
  if (ago < 14 * DAY) return between.format(-Math.round(ago / DAY), 'day')
  return new Date(at).toLocaleDateString(texts.language, { day: 'numeric', month: 'long', year: 'numeric' })
}
