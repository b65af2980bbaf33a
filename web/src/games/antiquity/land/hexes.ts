/** Flat-top hexes on the drawing plane: centres, outlines, and regions smoothed through the middles of their edges. */
import type { Spot } from '../parts/components.ts'

/** Outer radius of a hex on the drawing plane. */
export const SIZE = 24.1
const ROW = Math.sqrt(3) * SIZE
export type Point = [number, number]

export const key = (q: number, r: number): string => `${q}/${r}`
export const keyOf = (spot: Spot): string => key(spot[0], spot[1])
export const wordOf = (spot: Spot): string => `hex:${keyOf(spot)}`
export const centre = ([q, r]: Spot): Point => [1.5 * SIZE * q, ROW * (r + q / 2)]
export const distance = (a: Spot, b: Spot): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[0] + a[1] - b[0] - b[1]))

/** Neighbours in the order of the edges: from the right lower edge clockwise on the screen. */
export const SIDES: Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]
export const around = ([q, r]: Spot): Spot[] => SIDES.map(([a, b]): Spot => [q + a, r + b])
export const seven = (spot: Spot): Spot[] => [spot, ...around(spot)]

/** The hex at a point of the plane. */
export function hexAt(x: number, y: number): Spot {
  const q = x / (1.5 * SIZE)
  const r = y / ROW - q / 2
  const s = -q - r
  let [a, b] = [Math.round(q), Math.round(r)]
  const c = Math.round(s)
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)]
  if (da > db && da > dc) a = -b - c
  else if (db > dc) b = -a - c
  return [a || 0, b || 0]
}

const corner = (spot: Spot, k: number, size: number): Point => {
  const [x, y] = centre(spot)
  const turn = (Math.PI / 3) * k
  return [x + size * Math.cos(turn), y + size * Math.sin(turn)]
}
const round = (n: number) => Math.round(n * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** One hex as a path. */
export function hexPath(spot: Spot, size = SIZE): string {
  return `M${SIDES.map((_, k) => at(corner(spot, k, size))).join('L')}Z`
}

interface Edge {
  from: Point
  to: Point
  out: Point
}
/** The outlines of a region as closed rings of edges, each with its outward normal. */
function rings(region: Spot[]): Edge[][] {
  const inside = new Set(region.map(keyOf))
  const mark = (point: Point) => `${Math.round(point[0])},${Math.round(point[1])}`
  const edges = new Map<string, Edge>()
  for (const spot of region) {
    SIDES.forEach(([a, b], k) => {
      if (inside.has(key(spot[0] + a, spot[1] + b))) return
      const turn = (Math.PI / 3) * (k + 0.5)
      const edge: Edge = {
        from: corner(spot, k, SIZE),
        to: corner(spot, k + 1, SIZE),
        out: [Math.cos(turn), Math.sin(turn)],
      }
      edges.set(mark(edge.from), edge)
    })
  }
  const found: Edge[][] = []
  while (edges.size) {
    const ring: Edge[] = []
    let edge = edges.values().next().value
    while (edge) {
      edges.delete(mark(edge.from))
      ring.push(edge)
      edge = edges.get(mark(edge.to))
    }
    found.push(ring)
  }
  return found
}

/** The corners of a ring, moved inwards. */
function corners(ring: Edge[], inset: number): Point[] {
  return ring.map((edge, k) => {
    const before = ring[(k + ring.length - 1) % ring.length]!
    return [
      edge.from[0] - ((edge.out[0] + before.out[0]) * inset) / 1.5,
      edge.from[1] - ((edge.out[1] + before.out[1]) * inset) / 1.5,
    ]
  })
}

/** A region with straight edges. */
export function border(region: Spot[], inset = 0): string {
  return rings(region)
    .map((ring) => `M${corners(ring, inset).map(at).join('L')}Z`)
    .join('')
}

/** A region with soft edges, as a wood or a lake has them. */
export function soft(region: Spot[], inset = 0): string {
  return rings(region)
    .map((ring) => {
      const points = corners(ring, inset)
      const first = middle(points.at(-1)!, points[0]!)
      const bends = points.map((point, k) => `Q${at(point)} ${at(middle(point, points[(k + 1) % points.length]!))}`)
      return `M${at(first)}${bends.join('')}Z`
    })
    .join('')
}

/** All lines between hexes. */
export function lines(region: Spot[]): string {
  return region
    .map((spot) => `M${at(corner(spot, 0, SIZE))}L${[1, 2, 3].map((k) => at(corner(spot, k, SIZE))).join('L')}`)
    .join('')
}

export function bounds(region: Spot[]): { x: number; y: number; w: number; h: number } {
  const points = region.map(centre)
  const [left, right] = [Math.min(...points.map(([x]) => x)) - SIZE, Math.max(...points.map(([x]) => x)) + SIZE]
  const [top, bottom] = [
    Math.min(...points.map(([, y]) => y)) - ROW / 2,
    Math.max(...points.map(([, y]) => y)) + ROW / 2,
  ]
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** A small number that is always the same for a hex: which of several pictures it gets. */
export const dice = ([q, r]: Spot, faces: number): number => (((q * 73 + r * 151 + q * r * 31) % faces) + faces) % faces
