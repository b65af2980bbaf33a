/** Places in words, as the journal has them from the server (`place_figures` in table/telling.py): on what land, on
 * which side of which city; and the building a cell belongs to. */
import type { Figure } from '../../../lib/server/api.gen.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { centre, distance } from '../land/hexes.ts'
import type { Spot } from './components.ts'
import { chartOf, sightOf } from './names.ts'

const SKY = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']
type Figures = Record<string, Figure>

/** The land of a hex, and where it lies from the nearest city; nothing before any is founded. */
export function placeOf(table: TableView, spot: Spot): Figures | null {
  const sight = sightOf(table)
  const hex = chartOf(sight).get(`${spot[0]}/${spot[1]}`)
  const cities = sight.seats.flatMap((seat, owner) =>
    seat.cities.map((city, k) => ({ at: city.centre, name: `${owner + 1}${k + 1}` })),
  )
  if (!hex || !cities.length) return null
  const nearest = cities.reduce((best, city) => (distance(city.at, spot) < distance(best.at, spot) ? city : best))
  return {
    land: `land:${hex.cleared ? 'cleared' : hex.terrain}`,
    side: `side:${sideOf(nearest.at, spot)}`,
    town: `town:${nearest.name}`,
  }
}

/** In which of eight directions a hex lies from a centre, as the map is drawn. */
function sideOf(from: Spot, spot: Spot): string {
  const [[x, y], [fromX, fromY]] = [centre(spot), centre(from)]
  if (!distance(from, spot)) return 'here'
  return SKY[(Math.round(Math.atan2(fromY - y, x - fromX) / (Math.PI / 4)) + 8) % 8]!
}

/** The place in words, or the land alone where there is no city yet. */
export function placeText(table: TableView, spot: Spot): string {
  const place = placeOf(table, spot)
  return place ? table.speech.message('ui-word-hex', place) : ''
}

/** What the table knows of a word: the place of a hex, the building or the grave of a cell, the name of a city. */
export function aboutWord(table: TableView, word: string): Figures | null {
  const [verb, rest] = word.split(':') as [string, string | undefined]
  if (!rest || table.viewer === null) return verb === 'hex' && rest ? placeOf(table, spotOf(rest)) : null
  const parts = rest.split('/').map(Number)
  if (verb === 'hex') return placeOf(table, spotOf(rest))
  const name = `city:${table.viewer + 1}${parts[0]}`
  if (verb === 'place' || verb === 'bury' || verb === 'heal' || verb === 'lift_grave') return { city: name }
  if (verb !== 'man' && verb !== 'lift') return null
  const piece = sightOf(table).seats[table.viewer]!.pieces.find(
    (one) => one.city === parts[0] && one.anchor[0] === parts[1] && one.anchor[1] === parts[2],
  )
  return piece ? { city: name, building: `building:${piece.building}` } : null
}

const spotOf = (rest: string): Spot => rest.split('/').map(Number) as Spot
