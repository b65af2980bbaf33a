/** Whoever was forgotten has the same name in every record; a page says it in its reader's language. */
import type { TableCard } from '../server/api.gen.ts'
import { t } from './texts.svelte.ts'

const FORMER = 'former guest'

export const nameOf = (name: string): string => (name === FORMER ? t('former-guest') : name)

/** A card as it is shown: what is gone by another name, in whatever language is spoken then. */
export function shown(card: TableCard): TableCard {
  if (!card.seats.some((seat) => seat.name === FORMER)) return card
  const named = <T extends { name: string }>(one: T): T =>
    one.name !== FORMER
      ? one
      : {
          ...one,
          get name() {
            return nameOf(FORMER)
          },
        }
  return { ...card, seats: card.seats.map(named), changes: card.changes.map(named) }
}
