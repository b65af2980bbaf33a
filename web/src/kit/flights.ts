/** Pieces that fly over the table (`lib/fly.ts`). */

export const SHADOW = 'box-shadow:0 4px 8px rgba(0,0,0,.4);'
const COIN = [
  'min-width:34px;height:34px;border-radius:17px;padding:0 6px',
  'background:radial-gradient(circle at 38% 30%,#fff1bd,#e9c46a 55%,#b98a2b)',
  'border:2px solid #5d4313;color:#3a2606;font:800 15px "Alegreya Sans";',
].join(';')

export const iconSvg = (icon: string, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 512 512">${icon}</svg>`

/** Something drawn, in the middle of a piece of that style. */
export function piece(style: string, inside: string): HTMLElement {
  const node = document.createElement('div')
  node.style.cssText = `display:grid;place-items:center;${style}`
  node.innerHTML = inside
  return node
}

/** Money, with what is written on it; `style` for what a title does otherwise. */
export function coin(text: string, style = ''): HTMLElement {
  const node = piece(COIN + style, '')
  node.textContent = text
  return node
}
