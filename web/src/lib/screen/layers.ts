/** What lies over a screen: the browser's way back closes it before the screen is left.
 *
 * One entry of the history stands for all that is open; who closes the last of it goes back over that entry.
 */
type Close = () => void

const open: Close[] = []
/** We go back by ourselves, because the last one was closed. */
let leaving = false

/** Whether the entry of the history we stand on is that of a layer. */
export const onLayer = (): boolean => (history.state as { layer?: boolean } | null)?.layer === true

const mark = () => history.pushState({ layer: true }, '')

/** A layer has been opened; to be called back when it is closed, by whatever. */
export function layer(close: Close): () => void {
  open.push(close)
  if (!onLayer() && !leaving) mark()
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
    // Soon: a link on the layer may be followed at the same time, and takes its entry over.
    setTimeout(() => {
      if (open.length || leaving || !onLayer()) return
      leaving = true
      history.back()
    })
  }
}

/** Do it now, or as soon as we have gone back. */
export function afterLayers(act: () => void): void {
  if (leaving) addEventListener('popstate', act, { once: true })
  else act()
}

addEventListener('popstate', () => {
  if (leaving) {
    leaving = false
    if (open.length) mark()
  } else if (open.length && !onLayer()) {
    const close = open.pop()!
    if (open.length) mark()
    close()
  }
})
