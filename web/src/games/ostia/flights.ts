/** Pieces that fly when something happens at the table, driven by the journal. */
import { coin, iconSvg, piece, ref, refs, SHADOW } from '../../kit/index.ts'
import type { Entry } from '../../lib/server/api.gen.ts'
import { anchor, fly } from '../../lib/table/fly.ts'
import type { TableView } from '../../lib/table/view.ts'
import { look } from './parts/components.ts'

function chip(good: string): HTMLElement {
  const { fill, ink, icon } = look(good)
  const paint = `border:2px solid #4a3820;background:${fill};color:${ink};${SHADOW}`
  return piece(`width:44px;height:64px;border-radius:6px;${paint}`, iconSvg(icon, 30))
}

export function animate(table: TableView, news: Entry[]): void {
  for (const entry of news) {
    const seat = ref(entry.figures['seat'])
    const goods = refs(entry.figures['goods'])
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
