import type { TableCard } from '../../lib/server/api.gen.ts'
import { t, texts } from '../../lib/texts/texts.svelte.ts'

/** How much time there is, and what happens when it is over. */
export function paceSentence(card: Pick<TableCard, 'pace'>): string {
  const late = card.pace.seconds ? t(`pace-then-${card.pace.late}`) : ''
  return late ? `${paceText(card)} ; ${late}`.replace(' ;', texts.language === 'fr' ? '\u00a0;' : ';') : paceText(card)
}

export function paceText(card: Pick<TableCard, 'pace'>): string {
  const pace = card.pace
  if (pace.kind === 'live')
    return pace.seconds ? t('pace-reserve', { minutes: Math.round(pace.seconds / 60) }) : t('pace-live')
  return t('pace-days', { hours: Math.round((pace.seconds ?? 86400) / 3600) })
}
