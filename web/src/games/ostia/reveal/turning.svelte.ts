/** Whether the board shows how the piles were turned up; it goes on when that has been seen, or a hint is asked for. */
export const turning = $state({ on: false })
