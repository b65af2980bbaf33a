/** Notices of the server: shown, replaced, withdrawn, and what a click on them does. */
import { keysOf } from './keys.ts'
import { scope, type Scope, type Shown } from './scope.ts'

/** What the server sends, `Shown` in server/notices/push.py. */
interface Told {
  kind: string
  tag: string
  title: string
  body: string
  link: string
  open: string
  later: string
  table: string
  until: number | null
}
interface Kept {
  link: string
  table: string
}

const KINDS_OF_TABLES = 'table '

async function show(told: Told): Promise<void> {
  if (told.kind === 'withdraw') return close((tag) => tag === told.tag)
  const actions = [
    { action: 'open', title: told.open },
    { action: 'later', title: told.later },
  ].filter((one) => one.title)
  const shown: Shown = {
    body: told.body,
    tag: told.tag,
    renotify: true,
    icon: '/icon.svg',
    actions,
    data: { link: told.link, table: told.table } satisfies Kept,
  }
  await scope.registration.showNotification(told.title, shown)
  await count()
}

async function close(gone: (tag: string) => boolean): Promise<void> {
  for (const shown of await scope.registration.getNotifications()) if (gone(shown.tag)) shown.close()
  await count()
}

/** The number on the app's icon: the tables that wait, as far as notices tell of them. */
async function count(): Promise<void> {
  const shown = await scope.registration.getNotifications()
  const waiting = new Set(shown.filter((one) => one.tag.startsWith(KINDS_OF_TABLES)).map((one) => one.tag)).size
  const app = scope.navigator
  if ('setAppBadge' in app) await (waiting ? app.setAppBadge(waiting) : app.clearAppBadge()).catch(() => undefined)
}

/** To the page that is open, wherever it is; else to a new one. */
async function open(link: string): Promise<void> {
  const address = new URL(link, scope.location.origin).href
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => one.url === address) ?? pages[0]
  if (!page) {
    await scope.clients.openWindow(address)
    return
  }
  await page.focus()
  if (page.url !== address) page.postMessage({ type: 'go', link })
}

const tell = (path: string, what: unknown) =>
  fetch(`/api/me/notices/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })

export function hearPushes(worker: Scope): void {
  worker.addEventListener('push', (event) => {
    const told = event.data?.json() as Told | undefined
    if (told) event.waitUntil(show(told))
  })
  worker.addEventListener('notificationclick', (event) => {
    const kept = event.notification.data as Kept
    event.notification.close()
    event.waitUntil(
      Promise.all([count(), event.action === 'later' ? tell('later', { table: kept.table }) : open(kept.link)]),
    )
  })
  // A page knows which tables still wait: notices of others are out of date (where pushes may not be silent).
  worker.addEventListener('message', (event) => {
    const said = event.data as { type?: string; waiting?: string[] }
    if (said.type !== 'waiting') return
    const waiting = new Set((said.waiting ?? []).map((table) => `${KINDS_OF_TABLES}${table}`))
    event.waitUntil(close((tag) => tag.startsWith(KINDS_OF_TABLES) && !waiting.has(tag)))
  })
  // The browser has moved its pushes elsewhere.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options
    const again = async () => {
      const made = event.newSubscription ?? (await worker.registration.pushManager.subscribe(options))
      await tell('allow', keysOf(made))
    }
    event.waitUntil(again())
  })
}
