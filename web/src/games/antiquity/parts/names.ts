/** What things are called here, and what their bubbles say. */
import { capital, inOrderOf, sayer, seatName } from '../../../kit/index.ts'
import type { Sight } from '../sight.gen.ts'
import type { BubbleText } from '../../../lib/table/bubble.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { inARow } from '../../../lib/texts/texts.svelte.ts'
import { GOODS, MARIA, MARIA_CONDITIONS, SAINTS, type Spot } from './components.ts'
import { keyOf } from '../land/hexes.ts'

export type { Sight }
export type Hex = Sight['hexes'][number]
export type Seat = Sight['seats'][number]
export type Piece = Seat['pieces'][number]

/** Hexes and pieces come without what is not so; here they get all their fields, once for each sight. */
const EMPTY_HEX = {
  cleared: false,
  polluted: false,
  token: false,
  good: null,
  product: null,
  man: false,
  fishery: false,
  site: null,
  inn: null,
  city: null,
  zones: [],
}
const EMPTY_PIECE = { man: false, graved: false, house: null, in_air: false, lifted: false }
const whole = new WeakMap<object, Sight>()
export function completed(sight: Sight): Sight {
  let made = whole.get(sight)
  if (!made) {
    made = {
      ...sight,
      hexes: sight.hexes.map((hex) => ({ ...EMPTY_HEX, ...hex })),
      seats: sight.seats.map((seat) => ({
        ...seat,
        pieces: seat.pieces.map((piece) => ({ ...EMPTY_PIECE, ...piece })),
      })),
    }
    whole.set(sight, made)
  }
  return made
}
export const sightOf = (table: TableView): Sight => completed(table.sight as Sight)
export const inOrder = inOrderOf(GOODS)
export const cityName = (table: TableView, seat: number, city: number): string =>
  table.speech.message(`ui-city-${seat}-${city}`)
export const buildingName = (table: TableView, building: string): string =>
  capital(table.speech.message(`building-${building}`))
/** A short name for a narrow place. */
export const shortName = (table: TableView, building: string): string => {
  const short = `ui-b-${building}`
  return table.speech.has(short) ? table.speech.message(short) : buildingName(table, building)
}

/** The hexes by their place, made once for each sight. */
const charts = new WeakMap<Sight, Map<string, Hex>>()
export function chartOf(sight: Sight): Map<string, Hex> {
  let chart = charts.get(sight)
  if (!chart) charts.set(sight, (chart = new Map(sight.hexes.map((hex) => [`${hex.q}/${hex.r}`, hex]))))
  return chart
}
export const spotOf = (hex: Hex): Spot => [hex.q, hex.r]

/** Whose rural building a hex belongs to. */
export function ruralAt(sight: Sight, spot: Spot): { seat: number; rural: Seat['rurals'][number] } | null {
  for (let seat = 0; seat < sight.seats.length; seat++) {
    const rural = sight.seats[seat]!.rurals.find((one) => keyOf(one.man) === keyOf(spot))
    if (rural) return { seat, rural }
  }
  return null
}

/** Terrain, owner, what lies there, in whose zones. */
export function aboutHex(table: TableView, spot: Spot): BubbleText | null {
  const sight = sightOf(table)
  const hex = chartOf(sight).get(keyOf(spot))
  if (!hex) return null
  const say = sayer(table)
  const lines: string[] = []
  const title = [
    hex.city !== null ? say('ui-hex-city', { name: cityOfHex(table, spot) }) : capital(say(`terrain-${hex.terrain}`)),
    hex.cleared ? say('ui-cleared') : '',
    hex.polluted ? say('ui-polluted') : '',
  ]
    .filter(Boolean)
    .join(', ')
  if (hex.inn !== null) lines.push(say('ui-inn-of', { name: seatName(table, hex.inn) }))
  const site = hex.site ? ruralAt(sight, hex.site) : null
  if (site) {
    lines.push(capital(say('ui-site', { rural: `rural:${site.rural.rural}`, name: seatName(table, site.seat) })))
    lines.push(
      say('ui-left', {
        good: `good:${site.rural.good}`,
        left: site.rural.left,
        turn: sight.turn + site.rural.left - (table.phase === 'harvest' || after(table, 'harvest') ? 0 : 1),
      }),
    )
  }
  if (hex.product && !site) lines.push(say('ui-product', { good: `good:${hex.product}` }))
  if (hex.token) lines.push(say('ui-token'))
  if (hex.zones.length) lines.push(say('ui-zones', { names: inARow(hex.zones.map((seat) => seatName(table, seat))) }))
  return { title, lines }
}

const ORDER = ['exploration', 'famine', 'pollution', 'victory']
const after = (table: TableView, phase: string): boolean => phase === 'harvest' && ORDER.includes(table.phase)

export function cityOfHex(table: TableView, spot: Spot): string {
  const sight = sightOf(table)
  for (let seat = 0; seat < sight.seats.length; seat++) {
    const at = sight.seats[seat]!.cities.findIndex(
      (city) =>
        Math.max(
          Math.abs(city.centre[0] - spot[0]),
          Math.abs(city.centre[1] - spot[1]),
          Math.abs(city.centre[0] + city.centre[1] - spot[0] - spot[1]),
        ) <= 1,
    )
    if (at >= 0) return `${cityName(table, seat, at + 1)} (${seatName(table, seat)})`
  }
  return ''
}

export function aboutBuilding(table: TableView, building: string): BubbleText {
  const say = sayer(table)
  return { title: buildingName(table, building), lines: [say(`building-${building}-note`)], rule: 'ANT-2.1.6' }
}

/** Whether a piece works, or why it does not. */
export function aboutPiece(table: TableView, piece: Piece): BubbleText {
  const say = sayer(table)
  const title = piece.house !== null ? say('ui-house-n', { number: piece.house }) : buildingName(table, piece.building)
  const state = piece.graved ? 'ui-piece-graved' : piece.works ? 'ui-piece-works' : 'ui-piece-idle'
  return {
    title,
    lines: piece.house !== null ? [say('building-house-note')] : [say(`building-${piece.building}-note`), say(state)],
  }
}

export interface Condition {
  saint: string
  done: number
  whole: number
}
/** How far a seat is on the way to each of the five saints. */
export function conditionsOf(seat: Seat): Condition[] {
  const met = seat.conditions.filter((one) => one.done >= one.whole).length
  return SAINTS.map((saint) =>
    !seat.cities.length
      ? { saint, done: 0, whole: 1 }
      : saint === MARIA
        ? { saint, done: Math.min(met, MARIA_CONDITIONS), whole: MARIA_CONDITIONS }
        : seat.conditions.find((one) => one.saint === saint)!,
  )
}
/** How near a seat is to its own saint, in per cent; nothing without a working cathedral (ANT-5.4.1). */
export function progress(seat: Seat): number {
  if (seat.saint === null || !seat.pieces.some((piece) => piece.building === 'cathedral' && piece.works)) return 0
  const shares = seat.conditions
    .map((one) => ({ saint: one.saint, share: one.done / Math.max(1, one.whole) }))
    .sort((a, b) => b.share - a.share)
  const own =
    seat.saint === MARIA
      ? shares.slice(0, MARIA_CONDITIONS).reduce((sum, one) => sum + one.share, 0) / MARIA_CONDITIONS
      : (shares.find((one) => one.saint === seat.saint)?.share ?? 0)
  return Math.floor(100 * own + 1e-9)
}
export const graveCount = (seat: Seat): number => seat.cities.reduce((sum, city) => sum + city.graves.length, 0)
export const freeCells = (seat: Seat, city: number): number => {
  const it = seat.cities[city - 1]!
  const taken = new Set([
    ...it.graves.map(keyOf),
    ...seat.pieces.filter((piece) => piece.city === city && !piece.in_air).flatMap((piece) => piece.cells.map(keyOf)),
  ])
  return it.side * it.side - taken.size
}

/** Seats in the order of the turn, then those who have left. */
export const seatsInOrder = (table: TableView): number[] => {
  const { order, seats } = sightOf(table)
  return [...order, ...seats.map((_, seat) => seat).filter((seat) => !order.includes(seat))]
}
