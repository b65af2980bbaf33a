/** Pieces that travel when something happens at the table, driven by the journal. */
import { ref } from '../../kit/index.ts'
import type { Entry } from '../../lib/api.gen.ts'
import { anchor, fly } from '../../lib/fly.ts'
import { colourOf, PATHS, shapeOf } from '../../lib/seats.ts'
import type { TableView } from '../../lib/view.ts'
import { DOCK_SERVANTS, goodLook, people, shipCard } from './parts/components.ts'

function piece(size: number, body: string): HTMLElement {
  const node = document.createElement('div')
  node.style.cssText = `width:${size}px;height:${size}px;filter:drop-shadow(0 3px 4px rgba(0,0,0,.5))`
  node.innerHTML = body
  return node
}
const disc = (good: string): HTMLElement => {
  const it = goodLook(good)
  return piece(
    36,
    `<svg width="36" height="36" viewBox="0 0 36 36"><circle cx="18" cy="18" r="17" fill="${it.fill}" stroke="#3a2a17"/><svg x="7" y="7" width="22" height="22" viewBox="0 0 512 512" style="color:${it.ink}">${it.icon}</svg></svg>`,
  )
}
const coin = (text: string): HTMLElement =>
  piece(
    34,
    `<div style="width:34px;height:34px;border-radius:17px;background:radial-gradient(circle at 38% 30%,#fff0b8,#e9c46a 55%,#bb8d2a);border:2px solid #7a5a10;color:#3d2b05;display:grid;place-items:center;font:800 15px 'Alegreya Sans'">${text}</div>`,
  )
const boat = (ship: string): HTMLElement =>
  piece(
    70,
    `<svg width="70" height="70" viewBox="-58 -58 116 116"><g transform="rotate(-90)"><path d="M-23 49Q-31 22-27.5-6Q-21-38 0-55Q21-38 27.5-6Q31 22 23 49Q0 56-23 49Z" fill="${people(shipCard(ship).civilisation).fill}" stroke="#2b1a0b" stroke-width="2"/><path d="M-17 43Q-24.5 20-21.5-5Q-16-31 0-44Q16-31 21.5-5Q24.5 20 17 43Q0 48-17 43Z" fill="#dcb781"/></g></svg>`,
  )
function card(danger: number, good: boolean): HTMLElement {
  return piece(
    60,
    `<div style="width:60px;height:60px;border-radius:10px;background:#f6ecd2;border:4px solid ${good ? '#4f9a3a' : '#b23a26'};display:grid;place-items:center"><svg width="40" height="40" viewBox="-12 -12 24 24"><path d="M0-11l11 11l-11 11l-11-11z" fill="#2b2118"/><text y="5" text-anchor="middle" font-size="13" font-weight="800" fill="#ffe9b0">${danger}</text></svg></div>`,
  )
}
function pawn(table: TableView, seat: number): HTMLElement {
  const it = table.card.seats[seat]!
  const colour = colourOf(it.colour, seat)
  return piece(
    30,
    `<svg width="30" height="30" viewBox="-15 -15 30 30"><path d="M-9.6 12.6Q-9.8 8.4-6.3 4.2Q-4.2 1.2-3.9-1.6A6.3 6.3 0 1 1 3.9-1.6Q4.2 1.2 6.3 4.2Q9.8 8.4 9.6 12.6Q0 15.2-9.6 12.6Z" fill="var(--seat-${colour})" stroke="#fff6e2" stroke-width="1.5"/><g transform="translate(0 8) scale(.27) translate(-12 -12)"><path d="${PATHS[shapeOf(it.shape, seat)]}" fill="${colour === 'yellow' || colour === 'white' ? '#2b2118' : '#fff'}"/></g></svg>`,
  )
}

/** How many entries fly one after the other at most; more would keep the players waiting. */
const MOST = 8

export function animate(table: TableView, news: Entry[]): void {
  let wait = 0
  for (const entry of news.slice(-MOST)) {
    const f = entry.figures
    const seat = Number(ref(f['seat']))
    const home = () => (seat === table.viewer ? anchor('reserve') : null) ?? anchor(`seat:${seat}`)
    const store = () => (seat === table.viewer ? anchor('store') : null) ?? anchor(`seat:${seat}`)
    const dock = `dock:${ref(f['dock'])}`
    const walk = (n: number, from: () => DOMRect | null, to: () => DOMRect | null) => {
      for (let k = 0; k < Math.min(3, n); k++) fly(pawn(table, seat), from(), to(), wait + k * 110)
    }
    const before = wait
    switch (entry.key) {
      case 'claimed':
        walk(DOCK_SERVANTS, home, () => anchor(dock))
        break
      case 'withdrew':
        walk(DOCK_SERVANTS, () => anchor(dock), home)
        break
      case 'transferred':
        walk(
          DOCK_SERVANTS,
          () => anchor(`dock:${ref(f['source'])}`),
          () => anchor(`dock:${ref(f['target'])}`),
        )
        break
      case 'took':
      case 'bought':
        fly(disc(ref(f['good'])), anchor(`market:${ref(f['good'])}`) ?? anchor('market'), store(), wait)
        break
      case 'carried':
        fly(disc(ref(f['good'])), store(), anchor(dock), wait)
        break
      case 'carried-over':
        fly(disc(ref(f['good'])), anchor(`dock:${ref(f['source'])}`), anchor(dock), wait)
        break
      case 'carried-home':
        fly(disc(ref(f['good'])), anchor(dock), store(), wait)
        break
      case 'ship-enters':
        fly(boat(ref(f['ship'])), anchor('channel'), anchor(dock), wait)
        break
      case 'ship-leaves':
      case 'barred':
        fly(boat(ref(f['ship'])), anchor('channel'), anchor('deck'), wait)
        break
      case 'loaded':
        fly(coin(`+${String(f['income'])}`), anchor(dock), anchor(`seat:${seat}`), wait)
        walk(DOCK_SERVANTS, () => anchor(dock), home)
        fly(boat(ref(f['ship'])), anchor(dock), anchor('channel'), wait + 200)
        break
      case 'coins':
      case 'income':
      case 'contract-bonus':
        fly(coin(`+${String(f['amount'])}`), anchor('lighthouse'), anchor(`seat:${seat}`), wait)
        break
      case 'chose-space':
        walk(Number(f['servants'] ?? 0), home, () => anchor(`space:${String(f['space'])}`))
        break
      case 'manned':
        walk(1, home, () => anchor(`charter:${Number(f['number']) - 1}`))
        break
      case 'aristocrat':
        walk(1, home, () => anchor('lighthouse'))
        walk(1, home, () => anchor('temple'))
        break
      case 'moved-to-temple':
        fly(pawn(table, Number(ref(f['owner']))), anchor('lighthouse'), anchor('temple'), wait)
        break
      case 'moved-to-lighthouse':
        fly(pawn(table, Number(ref(f['owner']))), anchor('temple'), anchor('lighthouse'), wait)
        break
      case 'to-path':
        walk(1, home, () => anchor(`path:${String(f['space'])}`))
        break
      case 'palace':
      case 'final-seat':
        walk(1, home, () => anchor('palace'))
        break
      case 'voyage-success':
      case 'voyage-failure':
        fly(disc(ref(f['good'])), store(), anchor('deck'), wait)
        fly(card(Number(f['danger']), entry.key === 'voyage-success'), anchor('deck'), anchor('temple'), wait + 250)
        fly(coin(`+${String(f['income'])}`), anchor('deck'), anchor(`seat:${seat}`), wait + 500)
        break
      default:
        continue
    }
    wait = before + 160
  }
}
