/** The digits 1 to 9 say the lit things: those a board numbers itself, then the others in the order of the page. */
import { inSight, LIT } from '../screen/focus.ts'

const MOST = 9
const KEY = 'aria-keyshortcuts'

function numbered(): Map<number, HTMLElement> {
  const found = new Map<number, HTMLElement>()
  for (const thing of document.querySelectorAll<HTMLElement>('[data-number]')) {
    const n = Number(thing.dataset['number'])
    if (inSight(thing) && !found.has(n)) found.set(n, thing)
  }
  const words = new Set([...found.values()].map((thing) => thing.dataset['word']))
  const lit = [
    ...document.querySelectorAll<HTMLElement>(`[data-zone="prompt"] ${LIT}`),
    ...document.querySelectorAll<HTMLElement>(LIT),
  ]
  let free = 1
  for (const thing of lit) {
    const word = thing.dataset['word']
    while (found.has(free)) free++
    if (free > MOST) break
    if (words.has(word) || !inSight(thing) || thing.tabIndex < 0) continue
    words.add(word)
    found.set(free, thing)
  }
  return found
}

/** The thing a digit stands for, if there is one. */
export const thingOf = (digit: number): HTMLElement | undefined => numbered().get(digit)

/** The things inside tell their digits to who asks for them. */
export function tellsNumbers(root: HTMLElement): () => void {
  let told = new Set<HTMLElement>()
  let asked = 0
  const tell = () => {
    asked = 0
    const now = numbered()
    const kept = new Set(now.values())
    for (const thing of told) if (!kept.has(thing)) thing.removeAttribute(KEY)
    for (const [digit, thing] of now) thing.setAttribute(KEY, String(digit))
    told = kept
  }
  const soon = () => (asked ||= requestAnimationFrame(tell))
  const changes = new MutationObserver(soon)
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-says', 'data-word'],
  })
  soon()
  return () => {
    changes.disconnect()
    cancelAnimationFrame(asked)
  }
}
