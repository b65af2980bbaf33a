/** Pieces that fly when something happens at the table, driven by the journal. */
import { ref } from '../../kit/index.ts'
import type { Entry } from '../../lib/api.gen.ts'
import { anchor, fly } from '../../lib/fly.ts'
import type { TableView } from '../../lib/view.ts'
import { look, pictureOf, scroll, trireme } from './parts/icons.ts'

const svg = (icon: string, size: number) => `<svg width="${size}" height="${size}" viewBox="0 0 512 512">${icon}</svg>`

function piece(style: string, inside: string): HTMLElement {
  const node = document.createElement('div')
  node.style.cssText = `display:grid;place-items:center;box-shadow:0 4px 8px rgba(0,0,0,.4);${style}`
  node.innerHTML = inside
  return node
}
const tile = (id: string) =>
  piece(
    'width:64px;height:68px;border-radius:7px;border:3px solid #8a6d3b;background:#fff6e2;color:#4a3524',
    svg(pictureOf(id), 36),
  )
const cube = (good: string) =>
  piece(
    `width:26px;height:26px;border-radius:5px;border:1px solid #2b2118;background:${look(good).fill};color:${look(good).ink}`,
    svg(look(good).icon, 20),
  )
const card = () =>
  piece(
    'width:40px;height:52px;border-radius:6px;border:2px solid #e9c46a;background:#66023c;color:#f3d68c',
    svg(scroll, 26),
  )
const boat = () => piece('width:52px;height:44px;border-radius:22px;background:#2b7089;color:#fff3d6', svg(trireme, 34))
function coin(text: string): HTMLElement {
  const node = piece(
    'min-width:34px;height:34px;border-radius:17px;background:radial-gradient(circle at 38% 30%,#fff1bd,#e9c46a 55%,#b98a2b);border:2px solid #5d4313;color:#3a2606;font:800 15px "Alegreya Sans";padding:0 6px',
    '',
  )
  node.textContent = text
  return node
}

export function animate(table: TableView, news: Entry[]): void {
  let delay = 0
  for (const { key, figures } of news.slice(-14)) {
    const seat = ref(figures['seat'])
    const home =
      Number(seat) === table.viewer ? (anchor(`city:${seat}`) ?? anchor(`seat:${seat}`)) : anchor(`seat:${seat}`)
    const money = anchor(`gold-of:${seat}`) ?? anchor(`seat:${seat}`)
    const building = ref(figures['building'])
    const plan = building.replace(/^(hippodromus|domus_regia)_/, 'public_')
    if (key === 'bid') fly(coin(String(figures['amount'])), money, anchor(`office:${ref(figures['office'])}`), delay)
    else if (key === 'vacant' || key === 'ousted' || key === 'defended')
      fly(coin(String(figures['price'])), money, anchor(`office:${ref(figures['office'])}`), delay)
    else if (key === 'comes-gold')
      fly(coin(`+${String(figures['gold'])}`), anchor('office:comes_thesaurorum'), money, delay)
    else if (key === 'built' || key === 'preempted') {
      fly(tile(building), anchor(`plan:${plan}`), home, delay)
      fly(coin(`−${String(figures['price'])}`), money, anchor(`plan:${plan}`), delay + 80)
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
      fly(coin(String(figures['price'])), goods ? money : anchor('market'), goods ? anchor('market') : money, delay)
    } else if (key === 'activated')
      fly(coin(`+${String(figures['gold'])}`), anchor(`lot:${seat}:${building}`) ?? home, money, delay)
    else if (key === 'drew')
      fly(card(), anchor('deck'), Number(seat) === table.viewer ? (anchor(`hand:${seat}`) ?? home) : home, delay)
    else if (key === 'bought-ship') fly(boat(), anchor('yard'), home, delay)
    else if (key === 'sailed')
      fly(
        boat(),
        Number(seat) === table.viewer ? (anchor('own-sea:0') ?? anchor('sea:0')) : home,
        Number(seat) === table.viewer
          ? (anchor(`own-sea:${Number(figures['rounds'])}`) ?? anchor(`sea:${Number(figures['rounds'])}`))
          : home,
        delay,
      )
    else if (key === 'came-home')
      fly(
        coin(`+${String(figures['gold'])}`),
        Number(seat) === table.viewer ? (anchor('own-sea:0') ?? anchor('sea:0')) : home,
        money,
        delay,
      )
    else if (key === 'donated') fly(cube(ref(figures['good'])), home, anchor('market'), delay)
    else continue
    delay += 90
  }
}
