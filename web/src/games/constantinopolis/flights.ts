/** Pieces that fly when something happens at the table, driven by the journal. */
import { coin, iconSvg, piece, ref, SHADOW } from '../../kit/index.ts'
import type { Entry } from '../../lib/server/api.gen.ts'
import { anchor, fly } from '../../lib/table/fly.ts'
import type { TableView } from '../../lib/table/view.ts'
import { look, pictureOf, scroll, tower, trireme } from './parts/icons.ts'

/** A piece of wood or card: its size, its corners and colours, the icon on it. */
const made = (width: number, height: number, paint: string, icon: string, size: number): HTMLElement =>
  piece(`width:${width}px;height:${height}px;${paint};${SHADOW}`, iconSvg(icon, size))

const TILE = 'border-radius:7px;border:3px solid #8a6d3b;background:#fff6e2;color:#4a3524'
const CARD = 'border-radius:6px;border:2px solid #e9c46a;background:#66023c;color:#f3d68c'
const BOAT = 'border-radius:22px;background:#2b7089;color:#fff3d6'
const tile = (id: string) => made(64, 68, TILE, pictureOf(id), 36)
const card = () => made(40, 52, CARD, scroll, 26)
const boat = () => made(52, 44, BOAT, trireme, 34)
const money = (text: string) => coin(text, SHADOW)
function cube(good: string): HTMLElement {
  const { fill, ink, icon } = look(good)
  return made(26, 26, `border-radius:5px;border:1px solid #2b2118;background:${fill};color:${ink}`, icon, 20)
}

/** Of many things at once the last ones are shown. */
const MOST = 20

export function animate(table: TableView, news: Entry[]): void {
  let delay = 0
  const sailing = 150
  for (const { key, figures } of news.slice(-MOST)) {
    const seat = ref(figures['seat'])
    const home =
      Number(seat) === table.viewer ? (anchor(`city:${seat}`) ?? anchor(`seat:${seat}`)) : anchor(`seat:${seat}`)
    const purse = anchor(`gold-of:${seat}`) ?? anchor(`seat:${seat}`)
    const building = ref(figures['building'])
    const plan = building.replace(/^(hippodromus|domus_regia)_/, 'public_')
    if (key === 'bid') fly(money(String(figures['amount'])), purse, anchor(`office:${ref(figures['office'])}`), delay)
    else if (key === 'vacant' || key === 'ousted' || key === 'defended')
      fly(money(String(figures['price'])), purse, anchor(`office:${ref(figures['office'])}`), delay)
    else if (key === 'comes-gold')
      fly(money(`+${String(figures['gold'])}`), anchor('office:comes_thesaurorum'), purse, delay)
    else if (key === 'built' || key === 'preempted') {
      fly(tile(building), anchor(`plan:${plan}`), home, delay)
      fly(money(`−${String(figures['price'])}`), purse, anchor(`plan:${plan}`), delay + 80)
    } else if (key === 'produced' && Array.isArray(figures['goods']))
      figures['goods']
        .slice(0, 8)
        .forEach((good, k) =>
          fly(
            cube(ref(good)),
            home,
            Number(seat) === table.viewer ? anchor(`tray:${seat}:${ref(good)}`) : home,
            delay + k * 60,
          ),
        )
    else if (key === 'bought' || key === 'sold') {
      const goods = key === 'bought'
      fly(cube(ref(figures['good'])), goods ? anchor('market') : home, goods ? home : anchor('market'), delay)
      fly(money(String(figures['price'])), goods ? purse : anchor('market'), goods ? anchor('market') : purse, delay)
    } else if (key === 'activated')
      fly(money(`+${String(figures['gold'])}`), anchor(`lot:${seat}:${building}`) ?? home, purse, delay)
    else if (key === 'drew')
      fly(card(), anchor('deck'), Number(seat) === table.viewer ? (anchor(`hand:${seat}`) ?? home) : home, delay)
    else if (key === 'bought-ship') fly(boat(), anchor('yard'), home, delay)
    else if (key === 'sailed') {
      // The whole fleet leaves at once, each from its own port.
      const away = Number(figures['rounds'])
      const port = Number(seat) === table.viewer ? (anchor('own-sea:0') ?? anchor('sea:0')) : home
      fly(boat(), port, anchor(`sea:${away}`) ?? anchor(`own-sea:${away}`) ?? anchor('deck'), sailing)
      continue
    } else if (key === 'wall-fame')
      for (let wall = 0; wall < Number(figures['walls']); wall++)
        fly(made(44, 44, TILE, tower, 30), home, anchor('fame') ?? purse, (delay += 130))
    else if (key === 'gold-fame')
      for (let coins = 0; coins < Math.min(8, Number(figures['fame'])); coins++)
        fly(money('15'), purse, anchor('fame') ?? home, (delay += 110))
    else if (key === 'came-home')
      fly(
        money(`+${String(figures['gold'])}`),
        Number(seat) === table.viewer ? (anchor('own-sea:0') ?? anchor('sea:0')) : home,
        purse,
        delay,
      )
    else if (key === 'donated') fly(cube(ref(figures['good'])), home, anchor('market'), delay)
    else continue
    delay += 90
  }
}
