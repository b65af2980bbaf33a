/** What is heard at the table, by what the journal tells. */
import type { BoardModule } from '../../lib/table/view.ts'

export const sounds: BoardModule['sounds'] = {
  played: 'card',
  moved: 'ship',
  built: 'build',
  settled: 'build',
  produced: 'goods',
  received: 'goods',
  income: 'coins',
  sold: 'coins',
  bought: 'goods',
  taxed: 'coins',
  'took-cash': 'coins',
  purchased: 'card',
  recovered: 'card',
}
