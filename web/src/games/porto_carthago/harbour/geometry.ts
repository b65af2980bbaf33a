/** The wheel of the cothon: angles in degrees, clockwise from the channel at east. */
export interface Wheel {
  cx: number
  cy: number
  quay: [number, number]
  band: [number, number]
  servants: number
  spread: number
  good: number
  berth: number
  ship: number
  pawn: number
  disc: number
  pier: [number, number]
}
export const DESK: Wheel = {
  cx: 484,
  cy: 324,
  quay: [201, 281],
  band: [257, 278],
  servants: 229,
  spread: 9.37,
  good: 226,
  berth: 144,
  ship: 1,
  pawn: 28,
  disc: 17,
  pier: [167, 204],
}
export const POCKET: Wheel = {
  cx: 195,
  cy: 189,
  quay: [122, 184],
  band: [164, 182],
  servants: 146.5,
  spread: 10.1,
  good: 145,
  berth: 84,
  ship: 0.72,
  pawn: 21,
  disc: 12.8,
  pier: [106, 125],
}

export type Point = [number, number]
const CHANNEL = 6
export const DOCK_ANGLE = 29
export const dockStart = (k: number): number => CHANNEL + k * DOCK_ANGLE
export const dockMiddle = (k: number): number => dockStart(k) + DOCK_ANGLE / 2

export function polar(w: { cx: number; cy: number }, r: number, angle: number): Point {
  const a = (angle * Math.PI) / 180
  return [w.cx + r * Math.cos(a), w.cy + r * Math.sin(a)]
}
const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A piece of a ring between two radii and two angles. */
export function wedge(w: { cx: number; cy: number }, inner: number, outer: number, from: number, to: number): string {
  const out = `M${at(polar(w, outer, from))}A${outer} ${outer} 0 0 1 ${at(polar(w, outer, to))}`
  const back = `L${at(polar(w, inner, to))}A${inner} ${inner} 0 0 0 ${at(polar(w, inner, from))}Z`
  return out + back
}

/** An arc for text; in the lower half it runs the other way so that letters stand upright. */
export function arc(w: { cx: number; cy: number }, r: number, from: number, to: number, back = false): string {
  return back
    ? `M${at(polar(w, r, to))}A${r} ${r} 0 0 0 ${at(polar(w, r, from))}`
    : `M${at(polar(w, r, from))}A${r} ${r} 0 0 1 ${at(polar(w, r, to))}`
}

/** The text band of a dock: letters turn round only at the bottom of the wheel. */
export function bandArc(w: Wheel, k: number): string {
  const middle = dockMiddle(k)
  const back = middle > 30 && middle < 150
  const centre = (w.band[0] + w.band[1]) / 2
  return arc(w, back ? centre + 5.1 : centre - 5, dockStart(k) + 1, dockStart(k) + DOCK_ANGLE - 1, back)
}

/** A place in a ship's own frame (bow up), on the board. */
export function inShip(x: number, y: number, turn: number, scale: number, px: number, py: number): Point {
  const a = (turn * Math.PI) / 180
  return [px + scale * (x * Math.cos(a) - y * Math.sin(a)), py + scale * (x * Math.sin(a) + y * Math.cos(a))]
}

const HOUSE_FROM = 216.72
const HOUSE_STEP = 8.197
export const houseCell = (k: number): [number, number] => [
  HOUSE_FROM + k * HOUSE_STEP + 0.25,
  HOUSE_FROM + (k + 1) * HOUSE_STEP - 0.25,
]
export const decadeCell = (k: number): [number, number] => [-36.4 + k * 5.2 + 0.25, -36.4 + (k + 1) * 5.2 - 0.25]

const PATH_FROM = 39.5
const SPACE_STEP = 6.28
const GATE_STEP = 5.99
/** Space k of the path (counted from 0), with so many gates before it. */
export const pathCell = (k: number, gates: number): [number, number] => [
  PATH_FROM + k * SPACE_STEP + gates * GATE_STEP + 0.2,
  PATH_FROM + (k + 1) * SPACE_STEP + gates * GATE_STEP - 0.2,
]
export const gateCell = (after: number, gates: number): [number, number] => [
  PATH_FROM + after * SPACE_STEP + gates * GATE_STEP + 0.45,
  PATH_FROM + after * SPACE_STEP + (gates + 1) * GATE_STEP - 0.45,
]
export const middle = ([a, b]: [number, number]): number => (a + b) / 2

/** Where the charter ships lie; five are a little smaller. */
export const charterPlaces = (count: number): Point[] =>
  count > 4
    ? [
        [794, 549],
        [868, 549],
        [942, 549],
        [776, 606],
        [858, 606],
      ]
    : [
        [824, 550],
        [908, 550],
        [780, 606],
        [864, 606],
      ]
