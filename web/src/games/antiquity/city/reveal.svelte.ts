/** The end of phase 2: what the drafts that were just revealed have changed. */
import type { Entry } from '../../../lib/server/api.gen.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { asksHex } from '../land/choices.ts'
import { look } from '../look.svelte.ts'
import { completed, type Piece, type Sight, sightOf } from '../parts/names.ts'

const TOLD = ['built', 'houses', 'built-nothing']
/** How long it stays while others build, in milliseconds. */
const READ = 8000
export const markOf = (piece: Piece): string =>
  `${piece.building}.${piece.house ?? ''}.${piece.city}.${piece.cells.join('/')}`

class Reveal {
  /** The pieces that are new or lie elsewhere, by seat, in the order of the draft. */
  fresh = $state.raw<string[][]>([])
  famine = $state.raw<{ fountains: number; from: number; to: number } | null>(null)
  private of = $state('')
  private since = 0

  /** Begin if the news are those of a reveal. */
  open(table: TableView, news: Entry[]): void {
    if (!table.sightBefore || !news.some((entry) => TOLD.includes(entry.key))) return
    const [before, now] = [completed(table.sightBefore as Sight), sightOf(table)]
    this.fresh = now.seats.map((seat, k) =>
      k === table.viewer && before.own
        ? drafted(before.own, seat.pieces)
        : others(before.seats[k]!.pieces, seat.pieces),
    )
    const lowered = news.find((entry) => entry.key === 'famine-lowered')
    this.famine = lowered
      ? { fountains: Number(lowered.figures['fountains']), from: before.famine, to: Number(lowered.figures['level']) }
      : null
    this.of = `${table.card.id}.${now.turn}`
    this.since = Date.now()
  }

  close(): void {
    this.of = ''
  }

  /** It lies over the map until it is closed or the map is needed. */
  shown(table: TableView): boolean {
    return (
      this.of === `${table.card.id}.${sightOf(table).turn}` &&
      table.live &&
      !table.result &&
      look.pictureOf(table) === 'map' &&
      !busy(table)
    )
  }

  /** Whoever has begun to choose on the map has seen enough; others are not waited for too long. */
  follow(table: TableView): (() => void) | undefined {
    if (!this.of) return
    if (busy(table)) this.close()
    else if (!table.mine) {
      const timer = setTimeout(() => this.close(), Math.max(0, this.since + READ - Date.now()))
      return () => clearTimeout(timer)
    }
  }
}

const busy = (table: TableView): boolean =>
  asksHex(table) || (table.mine && (sightOf(table).building?.stage ?? 'action') !== 'action')

/** What the own draft has added: the last so many pieces of each type, and its houses. */
function drafted(own: NonNullable<Sight['own']>, pieces: Piece[]): string[] {
  const left: Record<string, number> = {}
  for (const building of own.built) left[building] = (left[building] ?? 0) + 1
  const fresh = [...pieces]
    .reverse()
    .filter((piece) =>
      piece.house !== null
        ? own.new_houses.includes(piece.house)
        : (left[piece.building] ?? 0) > 0 && left[piece.building]!-- > 0,
    )
  return fresh.reverse().map(markOf)
}

function others(before: Piece[], pieces: Piece[]): string[] {
  const old = new Set(before.map(markOf))
  return pieces.map(markOf).filter((mark) => !old.has(mark))
}

export const reveal = new Reveal()
