/** The way a colonist goes: along the curves of the routes of its kind, the shortest one. */
import type { Colonist } from '../sight.gen.ts'
import type { Chart, Route } from './map.ts'

export type Point = [number, number]
type Place = Pick<Colonist, 'route' | 'city'>
const POINTS = 12 // on a whole route

/** A part of a route's curve, from one share of its length to another; its slot lies in the middle. */
function along(chart: Chart, route: Route, from: number, to: number): Point[] {
  const a = chart.cities.get(route.a)!
  const b = chart.cities.get(route.b)!
  const n = Math.max(2, Math.round(Math.abs(to - from) * POINTS))
  return Array.from({ length: n + 1 }, (_, k) => {
    const t = from + ((to - from) * k) / n
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [
      p * a.x + q * (2 * route.slot[0] - (a.x + b.x) / 2) + r * b.x,
      p * a.y + q * (2 * route.slot[1] - (a.y + b.y) / 2) + r * b.y,
    ]
  })
}

/** From the end of a route at a city: 0 or 1. */
const end = (route: Route, city: string): number => (route.a === city ? 0 : 1)

/** The routes walked and the cities passed: each step goes through a city onto a route. */
function steps(chart: Chart, kind: string, from: Place, to: string): { city: string; route: Route }[] | null {
  const home = from.route ? chart.routes.get(from.route) : undefined
  const cities = home ? [home.a, home.b] : from.city ? [from.city] : []
  const all = [...chart.routes.values()].filter((route) => route.kind === kind)
  const known = new Set([from.route])
  let frontier = cities.map((city) => ({ city, way: [] as { city: string; route: Route }[] }))
  while (frontier.length) {
    const next: typeof frontier = []
    for (const { city, way } of frontier)
      for (const route of all.filter((one) => !known.has(one.id) && (one.a === city || one.b === city))) {
        known.add(route.id)
        const longer = [...way, { city, route }]
        if (route.id === to) return longer
        next.push({ city: route.a === city ? route.b : route.a, way: longer })
      }
    frontier = next
  }
  return null
}

/** The points of the way from a place to a route; empty if there is none. */
export function wayTo(chart: Chart, kind: string, from: Place, to: string): Point[] {
  const walked = steps(chart, kind, from, to)
  if (!walked) return []
  const home = from.route ? chart.routes.get(from.route) : undefined
  const points: Point[] = home ? along(chart, home, 0.5, end(home, walked[0]!.city)) : []
  walked.forEach(({ city, route }, k) =>
    points.push(...along(chart, route, end(route, city), k === walked.length - 1 ? 0.5 : 1 - end(route, city))),
  )
  return points
}

export const drawn = (points: Point[]): string =>
  points.map(([x, y], k) => `${k ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
