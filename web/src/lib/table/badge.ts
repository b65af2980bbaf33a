import type { SeatCard } from '../server/api.gen.ts'
import { t } from '../texts/texts.svelte.ts'

/** The letter of a seat: its initial; the viewer's own says "you". */
export function badgeLetter(seat: Pick<SeatCard, 'name'> & Partial<SeatCard>): string {
  return ((seat.me ? t('you') : seat.name.trim())[0] ?? '?').toUpperCase()
}
