/** City grids: outlines of pieces, and where the piece in hand would lie. */
import type { Spot } from '../parts/components.ts'

type Point = [number, number]
const key = ([x, y]: Spot) => `${x}/${y}`

/** The outline of cells, in units of one cell, moved inwards. */
export function outline(cells: Spot[], inset = 0): string {
  const inside = new Set(cells.map(key))
  const edges = new Map<string, { from: Point; to: Point; out: Point }[]>()
  const add = (from: Point, to: Point, out: Point) =>
    edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, to, out }])
  for (const [x, y] of cells) {
    if (!inside.has(key([x, y - 1]))) add([x, y], [x + 1, y], [0, -1])
    if (!inside.has(key([x + 1, y]))) add([x + 1, y], [x + 1, y + 1], [1, 0])
    if (!inside.has(key([x, y + 1]))) add([x + 1, y + 1], [x, y + 1], [0, 1])
    if (!inside.has(key([x - 1, y]))) add([x, y + 1], [x, y], [-1, 0])
  }
  let path = ''
  while (edges.size) {
    const ring: { from: Point; to: Point; out: Point }[] = []
    let list = edges.values().next().value
    while (list?.length) {
      const edge = list.shift()!
      if (!list.length) edges.delete(key(edge.from))
      ring.push(edge)
      list = edges.get(key(edge.to))
    }
    const corners = ring
      .map((edge, k) => ({ edge, before: ring[(k + ring.length - 1) % ring.length]! }))
      .filter(({ edge, before }) => edge.out[0] !== before.out[0] || edge.out[1] !== before.out[1])
      .map(({ edge, before }) =>
        [0, 1].map((axis) => edge.from[axis]! - (edge.out[axis]! + before.out[axis]!) * inset).join(' '),
      )
    path += `M${corners.join('L')}Z`
  }
  return path
}

/** The cell nearest to the middle of a piece: where its sign stands, and where a hand holds it. */
export function heart(cells: Spot[]): Spot {
  const x = cells.reduce((sum, cell) => sum + cell[0], 0) / cells.length
  const y = cells.reduce((sum, cell) => sum + cell[1], 0) / cells.length
  return [...cells].sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0]!
}

/** The middle of a full rectangle, or of the heart of any other piece, in units of one cell. */
export function signPlace(cells: Spot[]): Point {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...cells.map(([x]) => x)), Math.max(...cells.map(([, y]) => y))]
  if ((right - left + 1) * (bottom - top + 1) === cells.length) return [(left + right + 1) / 2, (top + bottom + 1) / 2]
  const [x, y] = heart(cells)
  return [x + 0.5, y + 0.5]
}

export const moved = (cells: Spot[], x: number, y: number): Spot[] => cells.map(([a, b]): Spot => [a + x, b + y])

/** Where a piece pointed at a cell goes: held by its heart if that fits, else by any other of its cells. */
export function aim(cells: Spot[], cell: Spot, fits: (corner: Spot) => boolean): { corner: Spot; fits: boolean } {
  const held = heart(cells)
  const ways = [
    held,
    ...cells
      .filter((one) => one !== held)
      .sort((a, b) => Math.hypot(a[0] - held[0], a[1] - held[1]) - Math.hypot(b[0] - held[0], b[1] - held[1])),
  ]
  for (const [x, y] of ways) {
    const corner: Spot = [cell[0] - x, cell[1] - y]
    if (fits(corner)) return { corner, fits: true }
  }
  return { corner: [cell[0] - held[0], cell[1] - held[1]], fits: false }
}
