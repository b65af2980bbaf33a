/** Below this width of the window a table is drawn for the hand: one thing at a time, tabs at the bottom. */
export const HAND = 924
