/** What is heard at the table, by what the journal tells. */
import type { BoardModule } from '../../lib/table/view.ts'

export const sounds: BoardModule['sounds'] = {
  bid: 'coins',
  'free-take': 'coins',
  produced: 'goods',
  built: 'build',
  preempted: 'build',
  sold: 'coins',
  bought: 'goods',
  drew: 'card',
  'drew-cards': 'card',
  loaded: 'goods',
  'bought-ship': 'ship',
  sailed: 'ship',
  'came-home': 'ship',
  showed: 'card',
  'comes-gold': 'coins',
  'trade-accepted': 'goods',
}
