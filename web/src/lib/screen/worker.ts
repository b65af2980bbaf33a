/** The service worker, seen from a page: it keeps what is to be there without a line, and hears notices. */
import type { NewPush } from '../server/api.gen.ts'
import { keysOf } from '../../worker/keys.ts'
import { router } from './router.svelte.ts'

/** Why this browser takes no notices: it cannot, it was told not to, or its push service did not answer. */
export class NotAllowed extends Error {
  constructor(readonly why: 'unable' | 'refused' | 'silent') {
    super(why)
  }
}

export const knowsPushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether the person has forbidden notices of this site in the browser. */
export const forbidden = (): boolean => 'Notification' in window && Notification.permission === 'denied'

const found = () => navigator.serviceWorker.getRegistration('/')

/** What the worker asks of a page that is open. */
export function hearWorker(): void {
  navigator.serviceWorker?.addEventListener('message', (event) => {
    const said = event.data as { type?: string; link?: string }
    if (said.type === 'go' && said.link) router.go(said.link)
  })
}

/** Have the worker in place once there is nothing better to do. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const start = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined) // a browser may forbid it
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 2000)
}

/** What this page has loaded, and these answers, are to be there without a line; nothing of anybody else. */
export async function keepForLater(person: string, answers: string[] = []): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'whose', person })
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
  active?.postMessage({ type: 'keep', addresses: [...loaded, ...answers] })
}

/** Ask the person, then the browser, where this device takes pushes; `NotAllowed` if it does not. */
export async function takePushes(key: string): Promise<NewPush> {
  if (!knowsPushes()) throw new NotAllowed('unable')
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed('refused')
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const before = await pushManager.getSubscription()
    if (before && !sameKey(before, key)) await before.unsubscribe()
    return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  } catch {
    throw new NotAllowed('silent')
  }
}

export async function leavePushes(): Promise<void> {
  const subscription = await (await found())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Notices of tables that wait no more are out of date. */
export async function tellWaiting(tables: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await found()
  registration?.active?.postMessage({ type: 'waiting', waiting: tables })
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}
