/** How a match ended, in a line: everybody with their points, the first first. */
import type { TableCard } from '../lib/server/api.gen.ts'
import { t } from '../lib/texts/texts.svelte.ts'

export function standings(card: TableCard, you: string): string {
  const { result } = card
  if (!result) return ''
  const order = card.seats.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!)
  const parts = order.map((seat) => `${card.seats[seat]!.me ? you : card.seats[seat]!.name} ${result.scores[seat]}`)
  return t('learn-standings', { all: parts.join(', ') })
}
