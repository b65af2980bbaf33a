import type { TableCard } from '../lib/api.gen.ts'
import { t } from '../lib/texts.svelte.ts'

export function paceText(card: Pick<TableCard, 'pace'>): string {
  const pace = card.pace
  if (pace.kind === 'live')
    return pace.seconds ? t('pace-reserve', { minutes: Math.round(pace.seconds / 60) }) : t('pace-live')
  return t('pace-days', { hours: Math.round((pace.seconds ?? 86400) / 3600) })
}
