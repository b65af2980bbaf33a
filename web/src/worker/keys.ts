/** Where a browser takes pushes, as the server wants to know it. */
import type { NewPush } from '../lib/server/api.gen.ts'

export function keysOf(subscription: PushSubscription): NewPush {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? subscription.endpoint, key: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
