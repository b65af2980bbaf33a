/** Hints on the land and in the cities: places are called by what lies there, never by numbers. */
import { capital, sayer } from '../../kit/index.ts'
import type { Hints, TableView } from '../../lib/table/view.ts'
import { look } from './look.svelte.ts'
import { chartOf, cityName, sightOf } from './parts/names.ts'

const HEX = /^hex:(-?\d+)\/(-?\d+)$/
const CELL = /^(man|heal|lift|lift_grave|bury):(\d+)\/(\d+)\/(\d+)$/
const PLACE = /^place:(\d+)\/\d+\/(\d+)\/(\d+)$/

/** `forest near Siena`: the terrain, and the own city that is nearest. */
function calledHex(table: TableView, q: number, r: number): string {
  const sight = sightOf(table)
  const say = sayer(table)
  const hex = chartOf(sight).get(`${q}/${r}`)
  const seat = table.viewer ?? 0
  const away = ([x, y]: readonly number[]) => Math.max(Math.abs(x! - q), Math.abs(y! - r), Math.abs(x! + y! - q - r))
  const cities = sight.seats[seat]!.cities.map((city, k) => ({ k: k + 1, far: away(city.centre) }))
  const nearest = cities.sort((a, b) => a.far - b.far)[0]
  const terrain = hex ? capital(say(`terrain-${hex.terrain}`)) : ''
  return nearest ? say('ui-hint-near', { terrain, city: cityName(table, seat, nearest.k) }) : terrain
}

/** What stands on a cell of an own city. */
function pieceAt(table: TableView, city: number, x: number, y: number): string {
  const piece = sightOf(table).seats[table.viewer ?? 0]!.pieces.find(
    (one) => one.city === city && one.cells.some(([cx, cy]) => cx === x && cy === y),
  )
  return piece ? `building:${piece.building}` : ''
}

export const hints: Hints = {
  called: (table, word) => {
    const say = sayer(table)
    const hex = HEX.exec(word)
    if (hex) return calledHex(table, Number(hex[1]), Number(hex[2]))
    const place = PLACE.exec(word)
    if (place) return say('ui-hint-place', { city: cityName(table, table.viewer ?? 0, Number(place[1])) })
    const cell = CELL.exec(word)
    if (!cell) return undefined
    const [, verb, city, x, y] = cell
    const building = pieceAt(table, Number(city), Number(x), Number(y))
    const where = cityName(table, table.viewer ?? 0, Number(city))
    if (building) return say(`ui-hint-${verb}`, { building, city: where })
    return say(verb === 'bury' ? 'ui-hint-grave' : 'ui-hint-place', { city: where })
  },
  at: (_, word) => {
    const cell = PLACE.exec(word)
    const on = CELL.exec(word)
    if (cell) return [`[data-city="${cell[1]}"] [data-cell="${cell[2]}/${cell[3]}"]`]
    return on ? [`[data-city="${on[2]}"] [data-cell="${on[3]}/${on[4]}"]`] : []
  },
  light: (_, words) => {
    look.told = words.flatMap((word) => {
      const hex = HEX.exec(word)
      return hex ? [[Number(hex[1]), Number(hex[2])]] : []
    }) as typeof look.told
  },
}
