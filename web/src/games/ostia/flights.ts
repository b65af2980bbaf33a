/** Pieces that fly when something happens at the table, driven by the journal. */
import { ref } from '../../kit/index.ts'
import type { Entry } from '../../lib/api.gen.ts'
import { anchor, fly } from '../../lib/fly.ts'
import type { TableView } from '../../lib/view.ts'
import { look } from './parts/components.ts'

function chip(good: string): HTMLElement {
  const it = look(good)
  const node = document.createElement('div')
  node.style.cssText = `width:44px;height:64px;border-radius:6px;border:2px solid #4a3820;background:${it.fill};color:${it.ink};display:grid;place-items:center;box-shadow:0 4px 8px rgba(0,0,0,.4)`
  node.innerHTML = `<svg width="30" height="30" viewBox="0 0 512 512">${it.icon}</svg>`
  return node
}

function coin(text: string): HTMLElement {
  const node = document.createElement('div')
  node.textContent = text
  node.style.cssText =
    'min-width:34px;height:34px;border-radius:17px;background:radial-gradient(circle at 38% 30%,#fff1bd,#e9c46a 55%,#b98a2b);border:2px solid #5d4313;color:#3a2606;display:grid;place-items:center;font:800 15px "Alegreya Sans";padding:0 6px'
  return node
}

export function animate(table: TableView, news: Entry[]): void {
  for (const entry of news) {
    const seat = ref(entry.figures['seat'])
    const goods = Array.isArray(entry.figures['goods']) ? entry.figures['goods'].map(ref) : []
    if (entry.key === 'lot') goods.forEach((good, k) => fly(chip(good), anchor(`ship:${seat}`), anchor('lot'), k * 80))
    else if (entry.key === 'bid')
      fly(coin(String(entry.figures['amount'])), anchor(`seat:${seat}`), anchor(`tablet:${seat}`))
    else if (entry.key === 'sold') {
      const buyer = ref(entry.figures['buyer'])
      goods.forEach((good, k) =>
        fly(
          chip(good),
          anchor('lot') ?? anchor(`ship:${seat}`),
          anchor(Number(buyer) === table.viewer ? 'own-stock' : `seat:${buyer}`),
          k * 80,
        ),
      )
      fly(coin(`+${String(entry.figures['share'])}`), anchor(`seat:${buyer}`), anchor(`seat:${seat}`), 160)
    } else if (entry.key === 'kept' || entry.key === 'forced-purchase')
      goods.forEach((good, k) =>
        fly(chip(good), anchor('lot') ?? anchor(`ship:${seat}`), anchor(`seat:${seat}`), k * 80),
      )
    else if (entry.key === 'discarded') fly(chip(ref(entry.figures['good'])), anchor(`seat:${seat}`), anchor('discard'))
  }
}
