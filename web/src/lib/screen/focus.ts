/** The keyboard's place on a table that draws itself anew: the focus stays with the thing, or with what replaces it. */

export const LIT = '[data-says="offered"]'

export const inSight = (thing: Element): boolean => thing.getClientRects().length > 0

interface Place {
  element: HTMLElement
  zone: string
  word: string
  x: number
  y: number
}

const zoneOf = (thing: Element) => thing.closest<HTMLElement>('[data-zone]')
const lost = () => document.activeElement === null || document.activeElement === document.body

function placeOf(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  const zone = zoneOf(element)?.dataset['zone'] ?? ''
  return { element, zone, word: element.dataset['word'] ?? '', x: left + width / 2, y: top + height / 2 }
}

/** What can be said now and stands nearest to where the focus was: the same word, the same zone, then anything lit. */
function successor(place: Place): HTMLElement | null {
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter(inSight)
  const away = (thing: HTMLElement) => {
    const { x, y } = placeOf(thing)
    return Math.hypot(x - place.x, y - place.y)
  }
  const nearest = (things: HTMLElement[]) => things.sort((a, b) => away(a) - away(b))[0]
  return (
    lit.find((thing) => thing.dataset['word'] === place.word) ??
    nearest(lit.filter((thing) => zoneOf(thing)?.dataset['zone'] === place.zone)) ??
    nearest(lit) ??
    null
  )
}

/** Watch over the focus inside a part of the page. */
export function keepsFocus(root: HTMLElement): () => void {
  let place: Place | null = null
  let waiting: HTMLElement | null = null
  let keys = false
  /** Who is on the way from one thing to the next is let go: what leaves then was there only while it was looked at. */
  let walking = false
  const settle = () => {
    if (!place || walking) return
    const waits = waiting !== null && document.activeElement === waiting
    if (!lost() && !waits) return
    if (place.element.isConnected) {
      if (place.element.matches(':disabled')) return // it will be back in a moment
      go(place.element)
      if (!lost()) return // it can no longer be focused when it has nothing to say
    }
    const next = successor(place)
    if (next) go(next)
    if (lost()) wait()
  }
  const go = (thing: HTMLElement) => {
    waiting = null
    thing.focus({ preventScroll: !keys })
  }
  /** Until something can be said again the zone has the focus, or what has taken its place. */
  const wait = () => {
    const zone = document.querySelector<HTMLElement>(`[data-zone="${place!.zone}"]`) ?? root
    if (!zone.hasAttribute('tabindex')) zone.tabIndex = -1
    waiting = zone
    zone.focus({ preventScroll: true })
  }
  const focused = (event: FocusEvent) => {
    const target = event.target as HTMLElement
    if (target !== waiting && root.contains(target)) {
      place = placeOf(target)
      waiting = null
    } else if (!root.contains(target)) place = null
  }
  const pressed = (event: KeyboardEvent) => {
    keys = true
    walking = /^(Tab|F6|Arrow|Home|End|Page)/.test(event.key)
  }
  const pointed = () => {
    keys = false
    walking = false
  }
  const changes = new MutationObserver(settle)
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-says', 'tabindex'],
  })
  document.addEventListener('focusin', focused)
  addEventListener('keydown', pressed, true)
  addEventListener('pointerdown', pointed, true)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', focused)
    removeEventListener('keydown', pressed, true)
    removeEventListener('pointerdown', pointed, true)
  }
}
