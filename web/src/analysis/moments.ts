/** Moments of a match in words: whose doing it was, and what happened. */
import type { Moment, Replay } from '../lib/server/api.gen.ts'
import { afterwards } from '../lib/table/twins.ts'
import { seatName } from '../kit/names.ts'
import { plain, t } from '../lib/texts/texts.svelte.ts'
import type { TableView } from '../lib/table/view.ts'

type Table = Pick<TableView, 'card' | 'viewer' | 'speech'>
const MOST = 2

const named = (table: Table, seats: number[]): string =>
  seats.map((seat) => seatName(table as TableView, seat)).join(' & ')

/** Who gained or lost by whose words: own, others', everybody's at once, or nobody's. */
export function whose(table: Table, side: number[], moment: Moment): string {
  const way = moment.after > moment.before ? 'gain' : 'loss'
  const you = table.viewer !== null && side.includes(table.viewer) ? 'yes' : 'no'
  const other = moment.seat !== null && !side.includes(moment.seat) ? named(table, [moment.seat]) : ''
  return t(`moment-${moment.cause}`, { way, you, name: named(table, side), other, known: other ? 'yes' : 'no' })
}

/** What happened then, as all may be known now: the first lines of those who spoke. */
export function sentences(table: Table, replay: Replay, moment: Moment): string[] {
  const events = replay.words.slice(moment.n, moment.to).flatMap((word) => afterwards(word.events))
  const told = events.filter(
    (event) => (event.audience === null || 'seat' in event.figures) && table.speech.has(`event-${event.key}`),
  )
  const own = moment.seat === null ? told : told.filter((event) => event.figures['seat'] === `seat:${moment.seat}`)
  return (own.length ? own : told)
    .slice(0, MOST)
    .map((event) => plain(table.speech.message(`event-${event.key}`, event.figures)).replace(/([^.!?])$/, '$1.'))
}
