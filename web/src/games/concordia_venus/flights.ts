/** Pieces that fly when something happens at the table, driven by the journal. */
import { coin, iconSvg, piece, ref, refs, SHADOW } from '../../kit/index.ts'
import type { Entry } from '../../lib/server/api.gen.ts'
import { anchor, fly } from '../../lib/table/fly.ts'
import type { TableView } from '../../lib/table/view.ts'
import { cardOf } from './parts/components.ts'
import { sightOf } from './parts/names.ts'

function unit(good: string): HTMLElement {
  const node = document.createElement('div')
  node.innerHTML = `<svg width="30" height="30"><use href="#cnv-g-${good}"/></svg>`
  return node
}

const coins = (amount: string): HTMLElement => coin(amount, 'min-width:32px;height:32px;border-radius:16px')
const PAINT = 'border:2px solid #4a3820;background:#fbf2dc;color:#5d0238'
const CARD = `width:48px;height:64px;border-radius:6px;${PAINT};${SHADOW}`
const card = (id: string): HTMLElement => piece(CARD, iconSvg(cardOf(id)?.icons[0] ?? '', 32))

export function animate(table: TableView, news: Entry[]): void {
  const home = (seat: string) =>
    Number(seat) === table.viewer ? (anchor('own-store') ?? anchor(`seat:${seat}`)) : anchor(`seat:${seat}`)
  let place: DOMRect | null = null
  for (const entry of news) {
    const figures = entry.figures
    const seat = ref(figures['seat'])
    if (entry.key === 'produced') {
      place = anchor(`province:${ref(figures['province'])}`)
      fly(unit(ref(figures['good'])), place, home(seat))
    } else if (entry.key === 'received' || entry.key === 'received-some')
      refs(figures['goods']).forEach((good, k) => fly(unit(good), place ?? anchor('stack'), home(seat), 90 + k * 80))
    else if (entry.key === 'built') {
      const city = anchor(`city:${ref(figures['city'])}`)
      fly(coins(`−${String(figures['money'])}`), home(seat), city)
      refs(figures['goods']).forEach((good, k) => fly(unit(good), home(seat), city, 80 + k * 80))
    } else if (entry.key === 'took-cash' || entry.key === 'income' || entry.key === 'taxed')
      fly(coins(`+${String(figures['money'])}`), anchor('stack'), home(seat))
    else if (entry.key === 'sold') fly(coins(`+${String(figures['money'])}`), anchor('stack'), home(seat))
    else if (entry.key === 'bought') fly(unit(ref(figures['good'])), anchor('stack'), home(seat))
    else if (entry.key === 'purchased') {
      const id = ref(figures['card'])
      const before =
        (table.sightBefore as ReturnType<typeof sightOf> | null)?.market.findIndex((space) => space.card === id) ?? -1
      fly(
        card(id),
        anchor(`market:${Math.max(0, before)}`),
        Number(seat) === table.viewer ? (anchor('hand') ?? anchor(`seat:${seat}`)) : anchor(`seat:${seat}`),
      )
    } else if (entry.key === 'played' && Number(seat) !== table.viewer)
      fly(card(ref(figures['card'])), anchor(`seat:${seat}`), anchor('played') ?? anchor(`store:${seat}`))
  }
}
