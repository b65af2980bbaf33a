/** The four maps: places from the map data, coasts and labels from the drawing data. */
import type { ConcordiaSight } from '../../lib/api.gen.ts'

interface MapData { capital: string; provinces: { id: string; color: string; cities: string[] }[]; cities: { id: string; province?: string; x: number; y: number; land?: boolean; sea?: boolean }[]; routes: { id: string; type: 'land' | 'sea'; a: string; b: string; slot: [number, number] }[] }
type Label = { id: string; label: [number, number]; anchor: 'start' | 'middle' | 'end' }
interface Drawing { frame: [number, number, number, number]; land: string; borders: string; provinces: (Label & { marker: [number, number]; area: string })[]; cities: (Label & { side: string })[]; rivers: { path?: string; line?: string }[] }

export interface Province { id: string; colour: string; area: string; label: [number, number]; anchor: 'start' | 'middle' | 'end'; marker: [number, number]; cities: string[] }
export interface City { id: string; province: string | null; x: number; y: number; label: [number, number]; anchor: 'start' | 'middle' | 'end'; side: string; sea: boolean; land: boolean }
export interface Route { id: string; word: string; kind: 'land' | 'sea'; a: string; b: string; slot: [number, number]; path: string }
export interface Chart { id: string; box: [number, number, number, number]; land: string; borders: string; rivers: string[]; provinces: Province[]; cities: Map<string, City>; routes: Map<string, Route>; capital: string }

const maps = import.meta.glob<MapData>('../../../../src/emporion/games/concordia_venus/data/map_*.toml', { eager: true, import: 'default' })
const drawings = import.meta.glob<Drawing>('../../../../src/emporion/games/concordia_venus/data/drawing_*.toml', { eager: true, import: 'default' })
const file = <T>(all: Record<string, T>, name: string): T => Object.entries(all).find(([path]) => path.endsWith(`/${name}.toml`))![1]

/** Labels that pieces would hide where the data puts them. */
const NUDGED: Record<string, Record<string, [number, number]>> = { imperium: { italia: [414, 138] } }
const BOXES: Record<string, [number, number, number, number]> = { imperium: [0, 4, 1000, 572] }
const made = new Map<string, Chart>()

export function chartOf(name: string): Chart {
  const known = made.get(name)
  if (known) return known
  const map = file(maps, `map_${name}`)
  const drawing = file(drawings, `drawing_${name}`)
  const cities = new Map<string, City>()
  for (const city of map.cities) {
    const label = drawing.cities.find((one) => one.id === city.id)
    cities.set(city.id, { id: city.id, province: city.province ?? null, x: city.x, y: city.y, label: label?.label ?? [city.x, city.y + 32], anchor: label?.anchor ?? 'middle', side: label?.side ?? 'below', sea: city.sea ?? false, land: city.land ?? false })
  }
  const routes = new Map<string, Route>()
  for (const route of map.routes) {
    const a = cities.get(route.a)!
    const b = cities.get(route.b)!
    const bend = [2 * route.slot[0] - (a.x + b.x) / 2, 2 * route.slot[1] - (a.y + b.y) / 2]
    routes.set(route.id, { id: route.id, word: route.id.replaceAll(':', '/').replaceAll('-', '>'), kind: route.type, a: route.a, b: route.b, slot: route.slot, path: `M${a.x} ${a.y}Q${bend[0]} ${bend[1]} ${b.x} ${b.y}` })
  }
  const provinces = map.provinces.map((province) => {
    const drawn = drawing.provinces.find((one) => one.id === province.id)!
    return { id: province.id, colour: province.color, cities: province.cities, area: drawn.area, label: NUDGED[name]?.[province.id] ?? drawn.label, anchor: drawn.anchor, marker: drawn.marker }
  })
  const chart: Chart = { id: name, box: BOXES[name] ?? drawing.frame, land: drawing.land, borders: drawing.borders, rivers: drawing.rivers.map((river) => river.path ?? river.line ?? ''), provinces, cities, routes, capital: map.capital }
  made.set(name, chart)
  return chart
}

/** Only what is in play: IONIUM may be used without its B cities. */
export function chartOfSight(sight: ConcordiaSight): Chart {
  const whole = chartOf(sight.map)
  if (sight.cities.length === whole.cities.size) return whole
  const played = new Set(sight.cities.map((city) => city.id))
  const provinces = new Set(sight.provinces.map((province) => province.id))
  return { ...whole, provinces: whole.provinces.filter((one) => provinces.has(one.id)), cities: new Map([...whole.cities].filter(([id]) => played.has(id))), routes: new Map([...whole.routes].filter(([, route]) => played.has(route.a) && played.has(route.b))) }
}

export type Box = [number, number, number, number]
const obstacles = new Map<string, Box[]>()

/** What a tag should not hide: cities with their villas, names, markers. */
function things(chart: Chart): Box[] {
  const known = obstacles.get(chart.id)
  if (known) return known
  const found: Box[] = []
  const text = ({ label, anchor, id }: { label: [number, number]; anchor: string; id: string }, per: number): Box => {
    const w = id.length * per
    return [anchor === 'start' ? label[0] : anchor === 'end' ? label[0] - w : label[0] - w / 2, label[1] - 11, w, 13]
  }
  for (const city of chart.cities.values()) found.push([city.x - 18, city.y - 30, 36, 48], text(city, 9))
  for (const province of chart.provinces) found.push([province.marker[0] - 16, province.marker[1] - 14, 32, 28], text(province, 10))
  for (const { slot } of chart.routes.values()) found.push([slot[0] - 11, slot[1] - 11, 22, 22])
  obstacles.set(chart.id, found)
  return found
}

/** The middle of the candidate that hides least of the map. */
export function clearest(chart: Chart, width: number, height: number, candidates: [number, number][], more: Box[] = []): [number, number] {
  const [x0, y0, w0, h0] = chart.box
  let best: [number, number] = candidates[0]!
  let least = Infinity
  candidates.forEach(([cx, cy], k) => {
    const x = Math.max(x0 + width / 2 + 3, Math.min(x0 + w0 - width / 2 - 3, cx))
    const y = Math.max(y0 + height / 2 + 3, Math.min(y0 + h0 - height / 2 - 3, cy))
    const hidden = [...things(chart), ...more].reduce((sum, [a, b, w, h]) => sum + Math.max(0, Math.min(x + width / 2, a + w) - Math.max(x - width / 2, a)) * Math.max(0, Math.min(y + height / 2, b + h) - Math.max(y - height / 2, b)), 0)
    const cost = hidden + k * 4 + Math.abs(x - cx) + Math.abs(y - cy)
    if (cost < least) [least, best] = [cost, [x, y]]
  })
  return best
}

/** Where the price of a villa is written: near the city, hiding little. */
export function tagPlace(chart: Chart, city: City, width: number, more: Box[]): [number, number] {
  const below = city.side === 'below' ? city.label[1] + 14 : city.y + 30
  return clearest(chart, width, 20, [[city.label[0], below], [city.x, below], [city.x + 24 + width / 2, city.y + 4], [city.x - 24 - width / 2, city.y + 4], [city.x + 30, below], [city.x - 30, below], [city.x, city.y - 42]], more)
}
