/** Leaving this device, or Emporion: whoever is here afterwards begins at home. */
import { rest } from '../../lib/server/rest.ts'
import { router } from '../../lib/screen/router.svelte.ts'
import { toasts } from '../../lib/screen/toasts.svelte.ts'
import { t } from '../../lib/texts/texts.svelte.ts'
import { world } from '../../lib/server/world.svelte.ts'

async function go(deed: Promise<null>, done: string): Promise<void> {
  try {
    await deed
    await world.anew()
    toasts.good(t(done))
    router.go('/', true)
  } catch (trouble) {
    toasts.bad((trouble as Error).message)
  }
}

export const leave = () => go(rest.leaveDevice(), 'device-left')
export const erase = () => go(rest.erase(), 'erased')
