/** Notices of the browser: it is my turn, and I look elsewhere. */
import type { TableCard } from '../server/api.gen.ts'
import { router } from './router.svelte.ts'
import { settings } from './settings.svelte.ts'
import { t, texts } from '../texts/texts.svelte.ts'
import { toasts } from './toasts.svelte.ts'

/** Switch notices on or off; a browser that does not allow them says so. */
export async function wantNotices(wanted: boolean): Promise<void> {
  const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  if (wanted && !allowed) toasts.bad(t('notify-refused'))
  settings.kept.notify = allowed
  settings.keep()
}

/** Tell that a table waits for me, unless I see it. */
export function notice(card: TableCard): void {
  if (!settings.kept.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  try {
    const told = new Notification(texts.format(card.game, 'game'), {
      body: t('your-turn'),
      tag: `table ${card.id}`, // as the server's notices of it: one takes the other's place
      icon: '/icon.svg',
    })
    told.onclick = () => {
      window.focus()
      router.go(`/table/${card.id}`)
      told.close()
    }
  } catch {
    // Some browsers only allow them to installed pages; the title of the tab still says it.
  }
}
