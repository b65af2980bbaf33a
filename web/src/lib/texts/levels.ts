/** The levels of bots and the programs a server offers beside them. */
import type { GameInfo } from '../server/api.gen.ts'
import { settings } from '../screen/settings.svelte.ts'
import { hasText, t } from './texts.svelte.ts'

/** A level in the reader's language; a program goes by the name its operator gave it. */
export function levelName(level: string): string {
  return hasText(`level-${level}`) ? t(`level-${level}`) : level
}

/** What this person usually plays against, as far as it plays this game. */
export function usualLevel(game: GameInfo | undefined): string {
  const levels = game?.levels ?? []
  return levels.includes(settings.kept.level) || !levels.length
    ? settings.kept.level
    : levels.includes('medium')
      ? 'medium'
      : levels[0]!
}
