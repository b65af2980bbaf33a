/** The four maps: places from the map data, coasts and labels from the drawing data. */
import type { Sight } from '../sight.gen.ts'

interface MapData {
  capital: string
  provinces: { id: string; color: string; cities: string[] }[]
  cities: { id: string; province?: string; x: number; y: number; land?: boolean; sea?: boolean }[]
  routes: { id: string; type: 'land' | 'sea'; a: string; b: string; slot: [number, number]; can_stop?: boolean }[]
}
type Label = { id: string; label: [number, number]; anchor: 'start' | 'middle' | 'end' }
interface Drawing {
  frame: [number, number, number, number]
  land: string
  borders: string
  provinces: (Label & { marker: [number, number]; area: string })[]
  cities: (Label & { side: string })[]
  rivers: { path?: string; line?: string }[]
}

export interface Province {
  id: string
  colour: string
  area: string
  label: [number, number]
  anchor: 'start' | 'middle' | 'end'
  marker: [number, number]
  cities: string[]
}
export interface City {
  id: string
  province: string | null
  x: number
  y: number
  label: [number, number]
  anchor: 'start' | 'middle' | 'end'
  side: string
  sea: boolean
  land: boolean
}
export interface Route {
  id: string
  word: string
  kind: 'land' | 'sea'
  a: string
  b: string
  slot: [number, number]
  path: string
  /** Whether a colonist may stand there; a crossing is only passed (CNV-4.5.4). */
  stop: boolean
}
/** `names`: how much larger names are written on a map that is drawn smaller because it is high. */
export interface Chart {
  id: string
  box: [number, number, number, number]
  land: string
  borders: string
  rivers: string[]
  provinces: Province[]
  cities: Map<string, City>
  routes: Map<string, Route>
  capital: string
  names: number
}

const maps = import.meta.glob<MapData>('../../../../../src/emporion/games/concordia_venus/data/map_*.toml', {
  eager: true,
  import: 'default',
})
const drawings = import.meta.glob<Drawing>('../../../../../src/emporion/games/concordia_venus/data/drawing_*.toml', {
  eager: true,
  import: 'default',
})
const file = <T>(all: Record<string, T>, name: string): T =>
  Object.entries(all).find(([path]) => path.endsWith(`/${name}.toml`))![1]

/** Labels that pieces would hide where the data puts them. */
const NUDGED: Record<string, Record<string, [number, number]>> = {
  imperium: { italia: [414, 138] },
  cyprus: { red: [205, 500], cyan: [152, 534] },
  hellas: { sporades: [801, 226], cyclades: [946, 612], argolis: [470, 424] },
}
const BOXES: Record<string, [number, number, number, number]> = { imperium: [0, 4, 1000, 572] }
const HIGH = 675 // units, from which on a map must be drawn smaller than the others
const made = new Map<string, Chart>()

export function chartOf(name: string): Chart {
  const known = made.get(name)
  if (known) return known
  const map = file(maps, `map_${name}`)
  const drawing = file(drawings, `drawing_${name}`)
  const cities = new Map<string, City>()
  for (const city of map.cities) {
    const label = drawing.cities.find((one) => one.id === city.id)
    cities.set(city.id, {
      id: city.id,
      province: city.province ?? null,
      x: city.x,
      y: city.y,
      label: label?.label ?? [city.x, city.y + 32],
      anchor: label?.anchor ?? 'middle',
      side: label?.side ?? 'below',
      sea: city.sea ?? false,
      land: city.land ?? false,
    })
  }
  const routes = new Map<string, Route>()
  for (const route of map.routes) {
    const a = cities.get(route.a)!
    const b = cities.get(route.b)!
    const bend = [2 * route.slot[0] - (a.x + b.x) / 2, 2 * route.slot[1] - (a.y + b.y) / 2]
    routes.set(route.id, {
      id: route.id,
      word: route.id.replaceAll(':', '/').replaceAll('-', '>'),
      kind: route.type,
      a: route.a,
      b: route.b,
      slot: route.slot,
      stop: route.can_stop ?? true,
      path: `M${a.x} ${a.y}Q${bend[0]} ${bend[1]} ${b.x} ${b.y}`,
    })
  }
  const provinces = map.provinces.map((province) => {
    const drawn = drawing.provinces.find((one) => one.id === province.id)!
    return {
      id: province.id,
      colour: province.color,
      cities: province.cities,
      area: drawn.area,
      label: NUDGED[name]?.[province.id] ?? drawn.label,
      anchor: drawn.anchor,
      marker: drawn.marker,
    }
  })
  const box = BOXES[name] ?? drawing.frame
  const chart: Chart = {
    id: name,
    box,
    names: Math.max(1, box[3] / HIGH),
    land: drawing.land,
    borders: drawing.borders,
    rivers: drawing.rivers.map((river) => river.path ?? river.line ?? ''),
    provinces,
    cities,
    routes,
    capital: map.capital,
  }
  made.set(name, chart)
  return chart
}

/** Only what is in play: IONIUM may be used without its B cities. */
export function chartOfSight(sight: Sight): Chart {
  const whole = chartOf(sight.map)
  if (sight.cities.length === whole.cities.size) return whole
  const played = new Set(sight.cities.map((city) => city.id))
  const provinces = new Set(sight.provinces.map((province) => province.id))
  return {
    ...whole,
    provinces: whole.provinces.filter((one) => provinces.has(one.id)),
    cities: new Map([...whole.cities].filter(([id]) => played.has(id))),
    routes: new Map([...whole.routes].filter(([, route]) => played.has(route.a) && played.has(route.b))),
  }
}
