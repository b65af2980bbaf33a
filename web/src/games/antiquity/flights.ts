/** Pieces that fly when something happens at the table, driven by the journal. */
import { iconSvg, piece, ref, seatColour, SHADOW } from '../../kit/index.ts'
import type { Entry } from '../../lib/server/api.gen.ts'
import { anchor, fly } from '../../lib/table/fly.ts'
import type { TableView } from '../../lib/table/view.ts'
import { deadWood, goodLook, meeple, ruralIcon, spyglass, tombstone, type Spot } from './parts/components.ts'
import { centre, SIZE } from './land/hexes.ts'
import { look } from './look.svelte.ts'

const disc = (icon: string, fill: string, ink: string, size = 30): HTMLElement =>
  piece(
    `width:${size}px;height:${size}px;border-radius:50%;${SHADOW}` +
      `border:1.5px solid #2b2118;background:${fill};color:${ink}`,
    iconSvg(icon, size * 0.66),
  )
const good = (id: string) => disc(goodLook(id).icon, goodLook(id).fill, goodLook(id).ink)

/** Where a hex is on the screen, if the map shows it. */
function hexRect(spot: Spot): DOMRect | null {
  const frame = document.querySelector('[data-land]')?.parentElement?.getBoundingClientRect()
  if (!frame || look.window.w <= 1) return null
  const scale = frame.width / look.window.w
  const [x, y] = centre(spot)
  const [left, top] = [frame.left + (x - look.window.x - SIZE) * scale, frame.top + (y - look.window.y - SIZE) * scale]
  if (
    left + 2 * SIZE * scale < frame.left ||
    left > frame.right ||
    top + 2 * SIZE * scale < frame.top ||
    top > frame.bottom
  )
    return null
  return new DOMRect(left, top, 2 * SIZE * scale, 2 * SIZE * scale)
}

export function animate(table: TableView, news: Entry[]): void {
  let delay = 0
  for (const { key, figures } of news.slice(-16)) {
    const seat = Number(ref(figures['seat']))
    const spot: Spot = [Number(figures['q']), Number(figures['r'])]
    const mine = seat === table.viewer
    const home = anchor(`goods:${seat}`) ?? anchor(`seat:${seat}`)
    const stock = (id: string) => (mine ? (anchor(`stock:${id}`) ?? home) : home)
    const man = () => disc(meeple, '#fff6e0', Number.isNaN(seat) ? '#66023c' : seatColour(table, seat))
    if (key === 'harvest') fly(good(ref(figures['good'])), hexRect(spot), stock(ref(figures['good'])), delay)
    else if (key === 'rural-built') fly(man(), anchor(`seat:${seat}`), hexRect(spot), delay)
    else if (key === 'inn')
      fly(disc(ruralIcon('inn'), '#f4e6c9', '#6b4522'), anchor(`seat:${seat}`), hexRect(spot), delay)
    else if (key === 'city' || key === 'first-city')
      fly(disc(ruralIcon('city'), '#d8c39c', '#5d4b38', 44), anchor(`seat:${seat}`), hexRect(spot), delay)
    else if (key === 'explored') {
      fly(disc(spyglass, '#f4e7c6', '#66023c'), anchor(`seat:${seat}`), hexRect(spot), delay)
      fly(good(ref(figures['good'])), hexRect(spot), stock(ref(figures['good'])), delay + 500)
    } else if (key === 'polluted')
      fly(disc(deadWood, '#7a6353', '#f4e4d0'), anchor(`seat:${seat}`), hexRect(spot), delay)
    else if (key === 'graves')
      fly(
        disc(tombstone, '#4d5738', '#e9e9dc'),
        anchor(`seat:${seat}`),
        mine ? (document.querySelector('[data-city]')?.getBoundingClientRect() ?? null) : anchor(`seat:${seat}`),
        delay,
      )
    else if (key === 'cleaned')
      fly(disc(ruralIcon('clean'), '#c6cf7f', '#3b4a12'), anchor(`seat:${seat}`), hexRect(spot), delay)
    else continue
    delay += 90
  }
}
