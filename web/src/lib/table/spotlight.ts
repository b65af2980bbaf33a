/** Lights on the board what a line of the journal is about: the places its figures name. */
import type { Entry } from '../server/api.gen.ts'
import type { BoardModule, TableView } from './view.ts'

let rings: HTMLElement[] = []

function put(box: DOMRect): void {
  const ring = document.createElement('div')
  ring.className = 'spotlight'
  ring.setAttribute('aria-hidden', 'true')
  const { left, top, width, height } = box
  ring.style.cssText = `left:${left - 5}px;top:${top - 5}px;width:${width + 10}px;height:${height + 10}px`
  document.body.append(ring)
  rings.push(ring)
}

/** The references of a line that may be places: `city:ROMA`, `dock:4`, `seat:1`. */
export function placesOf(entry: Entry, board: BoardModule | null): string[] {
  const named = Object.values(entry.figures)
    .flatMap((figure) => (Array.isArray(figure) ? figure : [figure]))
    .filter((figure): figure is string => typeof figure === 'string' && figure.includes(':'))
  return [...new Set([...(board?.places?.(entry) ?? []), ...named])]
}

/** Light a line, or put the light out; how many things are lit. */
export function light(table: TableView, board: BoardModule | null, entry: Entry | null): number {
  for (const ring of rings) ring.remove()
  rings = []
  board?.point?.(table, entry)
  if (!entry) return 0
  for (const place of placesOf(entry, board))
    for (const node of document.querySelectorAll(`[data-anchor="${CSS.escape(place)}"]`)) {
      const box = node.getBoundingClientRect()
      if (box.width && box.height) put(box)
    }
  return rings.length
}

/** What has moved away is no longer lit. */
addEventListener(
  'scroll',
  () => {
    for (const ring of rings.splice(0)) ring.remove()
  },
  { capture: true, passive: true },
)
