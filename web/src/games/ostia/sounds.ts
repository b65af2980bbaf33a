/** What is heard at the table, by what the journal tells. */
import type { BoardModule } from '../../lib/table/view.ts'

export const sounds: BoardModule['sounds'] = {
  bid: 'coins',
  sold: 'coins',
  kept: 'goods',
  'forced-purchase': 'coins',
  dealt: 'goods',
  revealed: 'card',
  'forum-income': 'coins',
  'senate-moves': 'card',
  built: 'build',
  discarded: 'card',
}
