/** What is heard at the table, by what the journal tells. */
import type { BoardModule } from '../../lib/table/view.ts'

export const sounds: BoardModule['sounds'] = {
  took: 'goods',
  bought: 'coins',
  carried: 'goods',
  'carried-over': 'goods',
  loaded: 'goods',
  'ship-enters': 'ship',
  'ship-leaves': 'ship',
  barred: 'ship',
  'voyage-success': 'ship',
  'voyage-failure': 'ship',
  coins: 'coins',
  income: 'coins',
  'contract-bonus': 'coins',
  surveyed: 'card',
  'action-cards': 'card',
  palace: 'build',
  'final-seat': 'build',
  warehouse: 'build',
}
