/** Where there is room on a map for what appears on it: prices, harvests, colonists in a city. */
import type { Chart, City } from './map.ts'

export type Box = [x: number, y: number, width: number, height: number]
interface Thing {
  box: Box
  weight: number
}
const NAME = 3 // times as bad as hiding a piece
const known = new Map<string, Thing[]>()

/** What should not be hidden: cities with their villas, names, markers, places on routes. */
function things(chart: Chart): Thing[] {
  const kept = known.get(chart.id)
  if (kept) return kept
  const found: Thing[] = []
  const name = ({ label, anchor, id }: { label: [number, number]; anchor: string; id: string }, per: number): Box => {
    const w = id.length * per * chart.names
    return [
      anchor === 'start' ? label[0] : anchor === 'end' ? label[0] - w : label[0] - w / 2,
      label[1] - 12 * chart.names,
      w,
      15 * chart.names,
    ]
  }
  for (const city of chart.cities.values())
    found.push({ box: [city.x - 19, city.y - 31, 38, 50], weight: 1.5 }, { box: name(city, 10.4), weight: NAME })
  for (const province of chart.provinces)
    found.push(
      { box: [province.marker[0] - 18, province.marker[1] - 16, 36, 32], weight: 2 },
      { box: name(province, 11.5), weight: NAME },
    )
  for (const { slot } of chart.routes.values()) found.push({ box: [slot[0] - 12, slot[1] - 12, 24, 24], weight: 1 })
  known.set(chart.id, found)
  return found
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]))

/** How much a box there would hide. */
export const hides = (chart: Chart, box: Box, more: Box[] = []): number =>
  things(chart).reduce((sum, thing) => sum + shared(box, thing.box) * thing.weight, 0) +
  more.reduce((sum, other) => sum + shared(box, other) * NAME, 0)

/** The middle of the box near a place that hides least of the map; `reach` is how far away it may begin. */
export function clearest(
  chart: Chart,
  [x, y]: [number, number],
  width: number,
  height: number,
  reach: [number, number],
  more: Box[] = [],
): [number, number] {
  const [x0, y0, w0, h0] = chart.box
  let best: [number, number] = [x, y]
  let least = Infinity
  for (const across of [0, -0.5, 0.5, -1, 1, -0.75, 0.75, -0.25, 0.25])
    for (const down of [1, -1, 0, 1.4, -1.4, 0.5, -0.5, 1.8, -1.8]) {
      if (Math.abs(down) < 1 && Math.abs(across) < 1) continue
      const cx = Math.max(x0 + width / 2 + 3, Math.min(x0 + w0 - width / 2 - 3, x + across * (reach[0] + width / 2)))
      const cy = Math.max(y0 + height / 2 + 3, Math.min(y0 + h0 - height / 2 - 3, y + down * (reach[1] + height / 2)))
      const cost =
        hides(chart, [cx - width / 2, cy - height / 2, width, height], more) + Math.hypot((cx - x) / 2, cy - y)
      if (cost < least) [least, best] = [cost, [cx, cy]]
    }
  return best
}

/** Where the price of a villa is written: near the city, hiding little. */
export const tagPlace = (chart: Chart, city: City, width: number, more: Box[]): [number, number] =>
  clearest(chart, [city.x, city.y - 4], width, 21, [22, 24], more)
