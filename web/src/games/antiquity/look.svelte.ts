/** What the viewer points at, has pinned, and looks at; shared by the board, its header and its panels. */
import type { Spot } from './parts/components.ts'
import { keyOf } from './land/hexes.ts'
import { opened } from '../../lib/table/opened.svelte.ts'
import type { TableView } from '../../lib/table/view.ts'
import { sightOf } from './parts/names.ts'

export type Picture = 'map' | 'city'
export interface Aim {
  city: number
  cell: Spot
}

class Look {
  /** The hex under the pointer, the one pinned, and the one the keyboard stands on. */
  hover = $state.raw<Spot | null>(null)
  pinned = $state.raw<Spot | null>(null)
  cursor = $state.raw<Spot | null>(null)
  /** The seat whose zone is shown while it is pointed at. */
  zoneOf = $state<number | null>(null)
  /** The hexes a line of the journal tells of, while it is pointed at. */
  told = $state.raw<Spot[]>([])
  layers = $state({ zones: [] as number[], pollution: true, tokens: true })
  /** The part of the map on screen, in units of the plane. */
  window = $state.raw({ x: 0, y: 0, w: 1, h: 1 })
  /** Where the minimap wants the middle of the map. */
  wanted = $state.raw<{ x: number; y: number } | null>(null)
  picture = $state<Picture | null>(null)
  /** On a phone, the seat whose cities are looked at behind their tab. */
  watched = $state<number | null>(null)
  /** Quarter turns of the piece in hand, and where it hangs. */
  turn = $state(0)
  aim = $state.raw<Aim | null>(null)
  /** The first corner of a storage that is being drawn. */
  corner = $state.raw<Aim | null>(null)
  /** Whether a finger points, which cannot hover. */
  touch = $state(false)
  /** The city whose grid is shown large. */
  front = $state(1)
  /** Pieces are moved (Santa Barbara) instead of manned. */
  moving = $state(false)
  /** What the catalogue offered when nothing was in hand. */
  shelf = $state.raw<{ offer: string[]; why: Record<string, string> }>({ offer: [], why: {} })
  /** A word to say as soon as the piece in hand has been taken back. */
  next = $state<string | null>(null)
  /** The posts that were manned in the last draft, as words. */
  posts = $state.raw<string[]>([])
  private manned: string[] = []
  /** The turn whose harvest is left to chance. */
  reaping = $state(-1)
  /** On a phone the catalogue rises from below. */
  sheet = $state(false)
  private table = ''
  private where = ''
  private asked = ''

  /** Begin anew when something else is asked. */
  begin(table: TableView): void {
    const sight = sightOf(table)
    if (table.card.id !== this.table) {
      this.table = table.card.id
      this.layers.zones = table.viewer === null ? sight.seats.map((_, seat) => seat) : [table.viewer]
      this.front = 1
      this.posts = []
    }
    const where = `${table.card.id}.${table.phase}.${sight.turn}`
    if (where !== this.where) {
      this.where = where
      if (this.manned.length) this.posts = this.manned
      this.manned = []
      this.picture = null
      this.watched = null
      this.moving = false
      this.next = null
    }
    const own = sight.own
    const state = [table.decision, own?.stage, own?.hand?.building, own?.hand?.house, sight.building?.stage]
    const asked = [where, ...state, table.offer.length, table.mine].join('.')
    if (asked !== this.asked) {
      this.asked = asked
      this.pinned = null
      this.aim = null
      this.sheet = false
      this.corner = null
      this.turn = 0
    }
    if (table.decision === 'draft' && table.viewer !== null)
      this.manned = sight.seats[table.viewer]!.pieces.filter((piece) => piece.man && !piece.in_air).map(
        (piece) => `man:${piece.city}/${piece.anchor[0]}/${piece.anchor[1]}`,
      )
    if (own?.stage === 'free' && table.mine)
      this.shelf = { offer: table.offer, why: Object.fromEntries(table.refused.map((one) => [one.word, one.key])) }
  }

  isPinned(spot: Spot): boolean {
    return this.pinned !== null && keyOf(this.pinned) === keyOf(spot)
  }

  /** The picture that belongs to the decision. */
  natural(table: TableView): Picture {
    return table.decision === 'draft' || table.decision === 'bury' ? 'city' : 'map'
  }

  pictureOf(table: TableView): Picture {
    return this.picture ?? (opened.of(table) === null ? this.natural(table) : 'city')
  }

  /** Whether something else is looked at than what is asked about. */
  astray(table: TableView): boolean {
    return this.pictureOf(table) !== this.natural(table) || this.seatOf(table) !== table.viewer
  }

  comeBack(): void {
    this.picture = null
    this.watched = null
    opened.close()
  }

  /** Whether the viewer's own draft lies open, with catalogue and houses. */
  workshop(table: TableView): boolean {
    return (
      this.pictureOf(table) === 'city' &&
      table.decision === 'draft' &&
      table.viewer !== null &&
      this.seatOf(table) === table.viewer &&
      table.live &&
      !table.result
    )
  }

  seatOf(table: TableView): number {
    return opened.of(table) ?? this.watched ?? table.viewer ?? sightOf(table).order[0] ?? 0
  }
}

/** One table is looked at at a time. */
export const look = new Look()
