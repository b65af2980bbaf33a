/** Colours and shapes of seats; each pair is unique at a table. */
export const COLOURS = ['red', 'green', 'yellow', 'blue', 'black', 'white'] as const
export const SHAPES = ['disc', 'square', 'hexagon', 'diamond', 'shield', 'triangle'] as const
export type Colour = (typeof COLOURS)[number]
export type Shape = (typeof SHAPES)[number]

export const PATHS: Record<Shape, string> = {
  disc: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  square:
    'M5.5 2h13a3.5 3.5 0 0 1 3.5 3.5v13a3.5 3.5 0 0 1-3.5 3.5h-13a3.5 3.5 0 0 1-3.5-3.5v-13a3.5 3.5 0 0 1 3.5-3.5z',
  hexagon: 'M12 1 22 6.6v10.8L12 23 2 17.4V6.6z',
  diamond: 'M12 .5 23.5 12 12 23.5.5 12z',
  shield: 'M2 2h20v9c0 6.5-4.5 10.3-10 12.5C6.500 21.300 2 17.500 2 11z',
  triangle: 'M12 1 23.500 22.500H.5z',
}

export function colourOf(colour: string, seat: number): Colour {
  return (COLOURS as readonly string[]).includes(colour) ? (colour as Colour) : COLOURS[seat % COLOURS.length]!
}

export function shapeOf(shape: string, seat: number): Shape {
  return (SHAPES as readonly string[]).includes(shape) ? (shape as Shape) : SHAPES[seat % SHAPES.length]!
}

/** Letters on a badge: dark on light colours. */
export function letterInk(colour: Colour, dark: boolean): string {
  if (colour === 'yellow' || colour === 'white') return '#2b2118'
  if (colour === 'green') return dark ? '#16200a' : '#fbffe9'
  return '#fff6ea'
}
