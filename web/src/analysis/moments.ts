/** Moments of a match in words: whose doing it was, and what happened. */
import type { Moment, Replay } from '../lib/server/api.gen.ts'
import { afterwards } from '../lib/table/twins.ts'
import { seatName } from '../kit/names.ts'
import { inARow, plain, t } from '../lib/texts/texts.svelte.ts'
import type { TableView } from '../lib/table/view.ts'

type Table = Pick<TableView, 'card' | 'reader' | 'speech'>

const named = (table: Table, seats: number[]): string => inARow(seats.map((seat) => seatName(table as TableView, seat)))

/** Whose words turned the chance of a side, if not its own: the reader's, another seat's, several seats'. */
export function doer(table: Table, side: number[], { seat }: Moment): { known: 'yes' | 'you' | 'no'; other: string } {
  if (seat === null || side.includes(seat)) return { known: 'no', other: '' }
  return { known: seat === table.reader ? 'you' : 'yes', other: named(table, [seat]) }
}

/** Who gained or lost by whose words: own, others', everybody's at once, or nobody's. */
export function whose(table: Table, side: number[], moment: Moment): string {
  const way = moment.after > moment.before ? 'gain' : 'loss'
  const you = table.reader !== null && side.includes(table.reader) ? 'yes' : 'no'
  return t(`moment-${moment.cause}`, { way, you, name: named(table, side), ...doer(table, side, moment) })
}

/** What happened then, as all may be known now: how it began and what came of it, of who spoke; where several did, only
 * what came of it for those whose chance it was. A line that says no more than that somebody has sealed or passed
 * stands only where nothing else is told.
 */
export function sentences(table: Table, replay: Replay, side: number[], moment: Moment): string[] {
  const events = replay.words.slice(moment.n, moment.to).flatMap((word) => afterwards(word.events))
  const told = events.filter(
    (event) => (event.audience === null || 'seat' in event.figures) && table.speech.has(`event-${event.key}`),
  )
  const seats = (moment.seat === null ? side : [moment.seat]).map((seat) => `seat:${seat}`)
  const own = told.filter((event) => seats.includes(String(event.figures['seat'])))
  const telling = (lines: typeof told) => lines.filter((event) => Object.keys(event.figures).length > 1)
  const lines = [telling(own), telling(told), own, told].find((some) => some.length) ?? []
  const said = lines.map((event) => plain(table.speech.message(`event-${event.key}`, event.figures)))
  const first = moment.seat === null ? said.at(-2) : said[0]
  return [...new Set([first, said.at(-1)])].flatMap((line) => (line ? [line.replace(/([^.!?])$/, '$1.')] : []))
}
