/** Whether the board shows how the piles were turned up, and which phase it tells of (none: the last sale); it goes on
 * when that has been seen, or a hint is asked for.
 */
export const turning = $state<{ on: boolean; scene: 'forum' | 'senate' | null }>({ on: false, scene: null })
