/** What is heard at the table, by what the journal tells. */
import type { BoardModule } from '../../lib/table/view.ts'

export const sounds: BoardModule['sounds'] = {
  'first-city': 'build',
  city: 'build',
  built: 'build',
  houses: 'build',
  inn: 'build',
  'rural-built': 'build',
  fish: 'ship',
  harvest: 'goods',
  explored: 'card',
  saint: 'card',
  'offer-accepted': 'goods',
  graves: 'goods',
  polluted: 'card',
}
