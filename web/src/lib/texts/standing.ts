/** Where a table stands, in words: for lists. */
import type { TableCard } from '../server/api.gen.ts'
import { inARow, Speech, t, texts } from './texts.svelte.ts'
import { world } from '../server/world.svelte.ts'

/** Round and phase, as the title calls them. */
export function whereItStands(card: TableCard): string {
  const standing = card.standing
  if (!standing) return ''
  const round = standing.round ? texts.format(card.game, 'round-name', { round: standing.round }) : ''
  const key = `phase-${standing.phase}`
  return [round, texts.has(card.game, key) ? texts.format(card.game, key) : ''].filter(Boolean).join(' · ')
}

/** Who has to do what. */
export function whatIsAwaited(card: TableCard): string {
  if (card.waits_for_me) return t('your-turn')
  const names = () => card.seats.map((seat) => seat.name)
  const speech = new Speech(card.game, names, () => world.game(card.game)?.shapes ?? {})
  const standing = card.standing
  if (standing && speech.has(standing.key)) return speech.message(standing.key, standing.figures)
  const awaited = card.seats.filter((seat) => seat.to_speak).map((seat) => seat.name)
  return awaited.length ? t('waits-for', { names: inARow(awaited), count: awaited.length }) : ''
}

/** Until when the first of those who must speak has time; null where no clock runs. */
export const timeIsUp = (card: TableCard): number | null => {
  const mine = card.seats.find((seat) => seat.me)?.deadline
  const all = card.seats.flatMap((seat) => (seat.deadline === null ? [] : [seat.deadline]))
  return mine ?? (all.length ? Math.min(...all) : null)
}

/** First the table with the least time left; of those without a clock, the one that has waited longest. */
export const leastTimeFirst = (cards: TableCard[]): TableCard[] =>
  cards.toSorted((a, b) => (timeIsUp(a) ?? Infinity) - (timeIsUp(b) ?? Infinity) || a.updated - b.updated)

/** What I have to do there, as a button says it: "Bid", "Build". */
export function verbOf(card: TableCard): string {
  const key = `do-${card.standing?.key.replace(/^wait-/, '') ?? ''}`
  return texts.has(card.game, key) ? texts.format(card.game, key) : t('play')
}

/** "3 h 40 left", "2 days left": minutes only where they matter, never seconds. */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.max(0, Math.round((until - now) / 60_000))
  if (minutes >= 48 * 60) return t('left-days', { days: Math.floor(minutes / 1440) })
  if (minutes >= 60) return t('left-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return minutes ? t('left-minutes', { minutes }) : t('left-none')
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** "2 hours ago", or the day for what is older than a week. */
export function since(at: number, now: number): string {
  const past = now - at
  if (past > 7 * 86_400_000) return new Date(at).toLocaleDateString(texts.language, { day: 'numeric', month: 'long' })
  for (const [unit, size] of STEPS)
    if (past >= size)
      return new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' }).format(-Math.floor(past / size), unit)
  return t('just-now')
}
