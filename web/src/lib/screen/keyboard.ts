/** Keys of the whole screen. A layer that is open puts its handler on top; the first that answers true wins. */
import { settings } from './settings.svelte.ts'

export type KeyHandler = (event: KeyboardEvent) => boolean | void
const handlers: KeyHandler[] = []

export function onKeys(handler: KeyHandler): () => void {
  handlers.unshift(handler)
  return () => {
    const at = handlers.indexOf(handler)
    if (at >= 0) handlers.splice(at, 1)
  }
}

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return (
    !!target &&
    (/^(TEXTAREA|SELECT)$/.test(target.tagName) ||
      (target.tagName === 'INPUT' && (target as HTMLInputElement).type !== 'range') ||
      target.isContentEditable)
  )
}

addEventListener('keydown', (event) => {
  const single = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (single && (isTyping(event) || !settings.kept.letters)) return
  if (isTyping(event) && event.key !== 'Escape') return
  for (const handler of [...handlers]) {
    if (handler(event)) {
      event.preventDefault()
      return
    }
  }
})

/** Move the focus to the next or previous zone (`data-zone`): to what is lit there first, else to its first stop. */
export function nextZone(back: boolean): void {
  const own = (zone: HTMLElement, things: string) =>
    [...zone.querySelectorAll<HTMLElement>(things)].find(
      (thing) => thing.closest('[data-zone]') === zone && thing.tabIndex >= 0 && thing.getClientRects().length > 0,
    )
  const entry = (zone: HTMLElement) =>
    own(zone, '[data-says="offered"]') ?? own(zone, 'button:not(:disabled), a[href], input, [tabindex="0"]')
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter(
    (zone) => zone.getClientRects().length > 0 && (entry(zone) || !zone.querySelector('[data-zone]')),
  )
  if (!zones.length) return
  const current = document.activeElement?.closest<HTMLElement>('[data-zone]')
  const here = current ? zones.indexOf(current) : -1
  const to = zones[(here + (back ? -1 : 1) + zones.length) % zones.length]!
  const first = entry(to)
  if (!first) to.tabIndex = -1
  ;(first ?? to).focus()
}

/** Keep the focus inside a layer. */
export function trap(node: HTMLElement): () => void {
  const inside = () =>
    [
      ...node.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]'),
    ].filter((one) => one.offsetParent !== null)
  const before = document.activeElement as HTMLElement | null
  const wanted = node.querySelector<HTMLElement>('[data-first]') ?? inside()[0] ?? node
  wanted.focus()
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const all = inside()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (event.shiftKey && at <= 0) {
      event.preventDefault()
      all.at(-1)?.focus()
    } else if (!event.shiftKey && at === all.length - 1) {
      event.preventDefault()
      all[0]?.focus()
    }
  }
  node.addEventListener('keydown', keys)
  return () => {
    node.removeEventListener('keydown', keys)
    before?.focus?.()
  }
}
