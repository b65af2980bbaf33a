/** What a service worker has around it, as far as ours uses it: the compiler's own list of it bites that of pages. */
export interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface PushEvent extends Waits {
  data: { json(): unknown } | null
}
export interface NotificationEvent extends Waits {
  action: string
  notification: Notification
}
export interface MessageFromPage extends Waits {
  data: unknown
}
export interface FetchEvent extends Waits {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
export interface SubscriptionChange extends Waits {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}
export interface WindowClient {
  url: string
  focused: boolean
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<WindowClient | null>
  postMessage(message: unknown): void
}
export interface Scope {
  readonly location: Location
  readonly navigator: Navigator
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', heard: (event: Waits) => void): void
  addEventListener(kind: 'fetch', heard: (event: FetchEvent) => void): void
  addEventListener(kind: 'push', heard: (event: PushEvent) => void): void
  addEventListener(kind: 'notificationclick', heard: (event: NotificationEvent) => void): void
  addEventListener(kind: 'message', heard: (event: MessageFromPage) => void): void
  addEventListener(kind: 'pushsubscriptionchange', heard: (event: SubscriptionChange) => void): void
}

/** A notification as service workers show it. */
export interface Shown extends NotificationOptions {
  renotify?: boolean
  timestamp?: number
  actions?: { action: string; title: string }[]
}

export const scope = self as unknown as Scope
