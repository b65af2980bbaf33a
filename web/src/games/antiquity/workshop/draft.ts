/** The secret draft: where the piece in hand would lie, and how one thing in hand is exchanged for another. */
import { bubble } from '../../../lib/table/bubble.svelte.ts'
import { confirmation } from '../../../lib/table/confirm.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import type { Spot } from '../parts/components.ts'
import { aim, moved } from '../city/grid.ts'
import { keyOf } from '../land/hexes.ts'
import { look } from '../look.svelte.ts'
import { type Seat, sightOf } from '../parts/names.ts'

export interface Ghost {
  city: number
  cells: Spot[]
  corner: Spot
  fits: boolean
  words: string[]
  bad: Spot[]
}

/** Whether a piece is to be placed by the viewer now. */
export const inHand = (table: TableView): boolean =>
  table.mine && table.decision === 'draft' && (sightOf(table).own?.hand?.turns.length ?? 0) > 0
export const sizing = (table: TableView): boolean =>
  table.mine && table.decision === 'draft' && sightOf(table).own?.stage === 'size'
export const turnOf = (table: TableView): number => look.turn % (sightOf(table).own?.hand?.turns.length || 1)
export const placeWord = (city: number, turn: number, [x, y]: Spot): string => `place:${city}/${turn}/${x}/${y}`

export function takenCells(seat: Seat, city: number): Set<string> {
  const it = seat.cities[city - 1]!
  return new Set([
    ...it.graves.map(keyOf),
    ...seat.pieces.filter((piece) => piece.city === city && !piece.in_air).flatMap((piece) => piece.cells.map(keyOf)),
  ])
}

const outOf = (seat: Seat, city: number, cells: Spot[]): Spot[] => {
  const side = seat.cities[city - 1]!.side
  const taken = takenCells(seat, city)
  return cells.filter(([x, y]) => x < 0 || y < 0 || x >= side || y >= side || taken.has(keyOf([x, y])))
}

export function ghostOf(table: TableView): Ghost | null {
  const own = sightOf(table).own
  if (!look.aim || table.viewer === null || !own) return null
  const seat = sightOf(table).seats[table.viewer]!
  if (sizing(table)) return drawn(table, seat)
  if (!inHand(table)) return null
  const { city, cell } = look.aim
  const turn = turnOf(table)
  const cells = own.hand!.turns[turn]!
  const it = aim(cells, cell, (corner) => table.offers(placeWord(city, turn, corner)))
  const lies = moved(cells, ...it.corner)
  return {
    city,
    cells: lies,
    corner: it.corner,
    fits: it.fits,
    words: [placeWord(city, turn, it.corner)],
    bad: it.fits ? [] : outOf(seat, city, lies),
  }
}

/** The rectangle between the first corner and the cell pointed at. */
function drawn(table: TableView, seat: Seat): Ghost {
  const { city, cell } = look.aim!
  const from = look.corner?.city === city ? look.corner.cell : cell
  const [x, y] = [Math.min(from[0], cell[0]), Math.min(from[1], cell[1])]
  const [w, h] = [Math.abs(from[0] - cell[0]) + 1, Math.abs(from[1] - cell[1]) + 1]
  const cells = Array.from({ length: w * h }, (_, k): Spot => [x + (k % w), y + Math.floor(k / w)])
  const bad = outOf(seat, city, cells)
  const size = `size:${w}/${h}`
  // With a single place left the piece is put there without being asked for.
  const words = roomFor(seat, w, h) === 1 ? [size] : [size, placeWord(city, 0, [x, y])]
  return { city, cells, corner: [x, y], fits: bad.length === 0 && table.offers(size), words, bad }
}

function roomFor(seat: Seat, w: number, h: number): number {
  let n = 0
  seat.cities.forEach((city, k) => {
    const taken = takenCells(seat, k + 1)
    for (let y = 0; y + h <= city.side; y++)
      for (let x = 0; x + w <= city.side; x++)
        if (
          Array.from({ length: w * h }, (_, i) => keyOf([x + (i % w), y + Math.floor(i / w)])).every(
            (cell) => !taken.has(cell),
          )
        )
          n++
  })
  return n
}

export function putDown(table: TableView): boolean {
  const ghost = ghostOf(table)
  if (!ghost?.fits) return false
  bubble.hide()
  confirmation.sayAll(table, ghost.words)
  look.aim = null
  look.corner = null
  return true
}

export function rotate(table: TableView, by = 1): boolean {
  const turns = sightOf(table).own?.hand?.turns.length ?? 0
  if (!inHand(table) || turns < 2) return false
  look.turn = (turnOf(table) + by + turns) % turns
  return true
}

/** The word that began what is in hand, so that the catalogue can show it as chosen. */
export function handWord(table: TableView): string | null {
  const hand = sightOf(table).own?.hand
  if (!hand || !table.mine || sightOf(table).own?.stage === 'move') return null
  return hand.house !== null ? `house:${hand.house}` : `build:${hand.building}`
}

/** Say a word of the catalogue; what is in hand is taken back first. */
export function take(table: TableView, word: string): void {
  if (handWord(table) === word) {
    table.takeBack()
    return
  }
  if (sightOf(table).own?.stage === 'free') confirmation.say(table, word)
  else {
    look.next = word
    table.takeBack()
  }
}

/** The posts of the last turn that can be manned again at once; those who serve a university need no man of their
 * own.
 */
export function samePosts(table: TableView): string[] {
  if (!table.mine || table.viewer === null || sightOf(table).own?.stage !== 'free') return []
  const { pieces, men } = sightOf(table).seats[table.viewer]!
  if (pieces.some((piece) => piece.man)) return []
  const words = look.posts.filter((word) => table.offers(word))
  const taught = words.some((word) =>
    pieces.some((piece) => piece.building === 'university' && word === `man:${piece.city}/${keyOf(piece.anchor)}`),
  )
  const served = (word: string) =>
    pieces.some((piece) => piece.building.startsWith('faculty') && word === `man:${piece.city}/${keyOf(piece.anchor)}`)
  return words.filter((word) => !taught || !served(word)).slice(0, men)
}

/** Go on with an exchange once the last piece is back. */
export function goOn(table: TableView): void {
  const word = look.next
  if (!word || table.pending !== null) return
  if (sightOf(table).own?.stage === 'free') {
    look.next = null
    if (table.offers(word)) table.say(word)
  } else if (table.mayStepBack && table.mine && table.decision === 'draft') table.takeBack()
  else look.next = null
}
