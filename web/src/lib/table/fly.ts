/** A piece flies from one marked place (`data-anchor`) to another. */
export function anchor(name: string): DOMRect | null {
  const node = [...document.querySelectorAll(`[data-anchor="${name}"]`)].find(
    (one) => (one as HTMLElement).getClientRects().length,
  )
  return node?.getBoundingClientRect() ?? null
}

export function fly(piece: HTMLElement, from: DOMRect | null, to: DOMRect | null, delay = 0): void {
  if (!from || !to || document.hidden) return
  piece.style.position = 'fixed'
  piece.style.left = '0'
  piece.style.top = '0'
  piece.style.zIndex = '30'
  piece.style.pointerEvents = 'none'
  piece.setAttribute('aria-hidden', 'true')
  document.body.append(piece)
  const w = piece.offsetWidth / 2
  const h = piece.offsetHeight / 2
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - w}px, ${box.top + box.height / 2 - h}px)`
  const flight = piece.animate(
    [
      { transform: `${at(from)} scale(.7)`, opacity: 0 },
      { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.15 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(.7)`, opacity: 0 },
    ],
    { duration: 620, delay, easing: 'ease-in-out', fill: 'both' },
  )
  flight.onfinish = flight.oncancel = () => piece.remove()
}
