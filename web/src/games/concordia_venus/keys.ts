/** Keys of the table: N and P walk the lit things of the map from west to east, arrows go to the nearest in a
 * direction, E stops, U and Esc take back.
 */
import type { KeyHandler } from '../../lib/screen/keyboard.ts'
import type { TableView } from '../../lib/table/view.ts'

const TOWARDS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
type Thing = HTMLElement | SVGElement

const middle = (thing: Thing): [number, number] => {
  const box = (thing.querySelector('.chip, .ring') ?? thing).getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** One thing for each word that can be said on the map, from west to east. */
function lit(): Thing[] {
  const found = new Map<string, Thing>()
  for (const thing of document.querySelectorAll<Thing>('.map [data-says="offered"]'))
    found.set(thing.dataset['word'] ?? '', thing)
  return [...found.values()].sort((a, b) => middle(a)[0] - middle(b)[0])
}

/** The nearest thing ahead; what lies to the side of the direction counts as twice as far. */
function ahead(from: Thing, [dx, dy]: [number, number]): Thing | undefined {
  const [x, y] = middle(from)
  const far = (thing: Thing) => {
    const [tx, ty] = middle(thing)
    const along = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    return along > 2 ? along + 2 * aside : Infinity
  }
  const [best] = lit()
    .filter((thing) => thing !== from && far(thing) < Infinity)
    .sort((a, b) => far(a) - far(b))
  return best
}

export const keys =
  (table: TableView): KeyHandler =>
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !table.live || !table.mine) return
    const here = document.activeElement?.closest<Thing>('.map [data-says]') ?? null
    const things = lit()
    const go = (thing: Thing | undefined) => {
      thing?.focus()
      return thing !== undefined
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (key === 'n' || key === 'p') {
      const at = here ? things.indexOf(here) : key === 'n' ? -1 : 0
      return go(things.at(key === 'n' ? (at + 1) % things.length : at - 1))
    }
    if (here && TOWARDS[key]) return go(ahead(here, TOWARDS[key]))
    const drafted = document.querySelector<HTMLElement>('.console .confirm')
    if (key === 'e' && drafted) {
      drafted.click()
      return true
    }
    if (key === 'e' && table.offers('stop')) {
      table.say('stop')
      return true
    }
    if ((key === 'u' || (key === 'Escape' && table.decision === 'architect_move_to')) && table.mayStepBack) {
      table.takeBack()
      return true
    }
  }
