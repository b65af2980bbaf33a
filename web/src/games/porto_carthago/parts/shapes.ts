/** Outlines that are drawn in more than one place. */

/** A servant, 30 units high around its middle. */
export const PAWN =
  'M-9.6 12.6Q-9.8 8.4-6.3 4.2Q-4.2 1.2-3.9-1.6A6.3 6.3 0 1 1 3.9-1.6' +
  'Q4.2 1.2 6.3 4.2Q9.8 8.4 9.6 12.6Q0 15.2-9.6 12.6Z'
/** A ship with its bow up, and its deck. */
export const HULL = 'M-23 49Q-31 22-27.5-6Q-21-38 0-55Q21-38 27.5-6Q31 22 23 49Q0 56-23 49Z'
export const DECK = 'M-17 43Q-24.5 20-21.5-5Q-16-31 0-44Q16-31 21.5-5Q24.5 20 17 43Q0 48-17 43Z'
