/** What is told about people who leave their seat to a bot and come back, or whose seat the host gives anew. */
import type { SeatChange } from '../server/api.gen.ts'
import { levelName } from './levels.ts'
import { t } from './texts.svelte.ts'

export function noteText(change: SeatChange): string {
  return t(`note-${change.kind}`, { name: change.name, level: levelName(change.level), before: change.level })
}
