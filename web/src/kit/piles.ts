/** Goods, counted by their names. */
export type Pile = Record<string, number>

export const total = (pile: Pile): number => Object.values(pile).reduce((sum, n) => sum + n, 0)

/** Every single one: wine, wine, cloth. */
export const listed = (pile: Pile): string[] =>
  Object.entries(pile).flatMap(([good, n]) => Array.from({ length: n }, () => good))

/** For the goods of a title: what a pile holds, in the order of the title. */
export const inOrderOf =
  <Good extends string>(goods: readonly Good[]) =>
  (pile: Pile): [Good, number][] =>
    goods.filter((good) => pile[good]).map((good) => [good, pile[good]!])
