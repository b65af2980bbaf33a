/** Cards that would be played for nothing now: the twin of `play_note` in terminal/boards/roman_cards.py. */
import { sayer } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import type { ConcordiaSight, MarketSpace } from '../sight.gen.ts'
import { cardOf } from './components.ts'
import { sightOf } from './names.ts'

/** Who buys cards, and whether with the surcharge of their spaces. */
const BUYERS: Record<string, boolean> = { senator: true, consul: false, praetor: true, proconsul: false }

/** Why a card would do nothing, or nothing at all. */
export function idle(table: TableView, id: string): string {
  if (table.viewer === null) return ''
  const reason = reasonOf(sightOf(table), table.viewer, id)
  return reason ? sayer(table)(`ui-idle-${reason}`) : ''
}

function reasonOf(sight: ConcordiaSight, me: number, id: string): string {
  const { actions, good } = cardOf(id)
  if (actions.length > 1) return ''
  const [kind] = actions as [string]
  if (kind === 'magister') {
    const beneath = sight.seats[me]!.discard_top
    const below = beneath === null ? '' : cardOf(beneath).actions[0]!
    if (!below || below === 'senator') return 'repeat'
    return below === 'magister' ? '' : reasonOf(sight, me, beneath!)
  }
  if (kind === 'diplomat') return sight.seats.some((_, seat) => copyable(sight, me, seat)) ? '' : 'copy'
  if (kind in BUYERS) return sight.market.some((space) => affordable(sight, me, space, BUYERS[kind]!)) ? '' : 'buy'
  if (kind === 'specialist')
    return sight.cities.some((city) => city.good === good && city.villas.includes(me)) ? '' : 'produce'
  return ''
}

function copyable(sight: ConcordiaSight, me: number, seat: number): boolean {
  const { discard_top, team } = sight.seats[seat]!
  if (seat === me || discard_top === null || (team !== null && team === sight.seats[me]!.team)) return false
  return !['diplomat', 'tribune'].includes(cardOf(discard_top).actions[0]!)
}

/** The goods a card names, and one for each of the buyer's choice (CNV-4.3.5). */
function affordable(sight: ConcordiaSight, me: number, space: MarketSpace, surcharged: boolean): boolean {
  if (space.card === null) return false
  const left = { ...sight.seats[me]!.goods }
  const price = [...space.price]
  if (!surcharged) for (const good of space.surcharge) price.splice(price.indexOf(good), 1)
  for (const good of price.filter((one) => one !== 'any')) {
    if (!left[good]) return false
    left[good]--
  }
  return Object.values(left).reduce((sum, n) => sum + n, 0) >= price.filter((one) => one === 'any').length
}
