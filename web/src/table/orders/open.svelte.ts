/** Whether the orders in advance are unfolded; it is remembered. */
import { settings } from '../../lib/screen/settings.svelte.ts'

export const unfolded = {
  get now(): boolean {
    return settings.kept.orders
  },
  toggle(): void {
    settings.kept.orders = !settings.kept.orders
    settings.keep()
  },
}
