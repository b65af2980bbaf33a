/** How large the picture of a ship is, and how far those of several must shrink to lie together. */
import type { Ship } from '../parts/names.ts'

const GAP = 3
/** Rows of cells, width, how far down the deck lies, whole height. */
export function hull(spaces: number, cell: number, sail: number): { rows: number; w: number; d: number; h: number } {
  const cols = Math.min(4, spaces)
  const rows = Math.ceil(spaces / 4)
  const d = sail + rows * (cell + GAP) + 4
  return { rows, w: 56 + cols * cell + (cols - 1) * GAP, d, h: d + 34 }
}

/** The scale at which these ships fit a space, side by side or one above the other, whichever leaves them larger. */
export function shrink(ships: Ship[], cell: number, sail: number, width: number, height: number): number {
  if (!ships.length) return 1
  const all = ships.map((ship) => hull(ship.spaces, cell, sail))
  const gaps = (ships.length - 1) * 6
  const sum = (side: 'w' | 'h') => all.reduce((n, one) => n + one[side], 0)
  const most = (side: 'w' | 'h') => Math.max(...all.map((one) => one[side]))
  const row = Math.min((width - gaps) / sum('w'), height / most('h'))
  const column = Math.min(width / most('w'), (height - gaps) / sum('h'))
  return Math.min(1, Math.max(row, column))
}
