/** Pieces that travel when something happens at the table, driven by the journal. */
import { coin, piece, ref } from '../../kit/index.ts'
import type { Entry } from '../../lib/server/api.gen.ts'
import { anchor, fly } from '../../lib/table/fly.ts'
import { colourOf, PATHS, shapeOf } from '../../lib/table/seats.ts'
import type { TableView } from '../../lib/table/view.ts'
import { DOCK_SERVANTS, goodLook, people, shipCard } from './parts/components.ts'
import { DECK, HULL, PAWN } from './parts/shapes.ts'

/** A drawing that travels, with its shadow below it. */
const drawn = (size: number, box: string, body: string): HTMLElement =>
  piece(SHADE, `<svg width="${size}" height="${size}" viewBox="${box}">${body}</svg>`)
const SHADE = 'filter:drop-shadow(0 3px 4px rgba(0,0,0,.5));'

function disc(good: string): HTMLElement {
  const { fill, ink, icon } = goodLook(good)
  const sign = `<svg x="7" y="7" width="22" height="22" viewBox="0 0 512 512" style="color:${ink}">${icon}</svg>`
  return drawn(36, '0 0 36 36', `<circle cx="18" cy="18" r="17" fill="${fill}" stroke="#3a2a17"/>${sign}`)
}

const GOLD = 'background:radial-gradient(circle at 38% 30%,#fff0b8,#e9c46a 55%,#bb8d2a)'
const talents = (text: string): HTMLElement =>
  coin(text, `width:34px;padding:0;${GOLD};border-color:#7a5a10;color:#3d2b05;${SHADE}`)

function boat(ship: string): HTMLElement {
  const { fill } = people(shipCard(ship).civilisation)
  const hull = `<path d="${HULL}" fill="${fill}" stroke="#2b1a0b" stroke-width="2"/>`
  return drawn(70, '-58 -58 116 116', `<g transform="rotate(-90)">${hull}<path d="${DECK}" fill="#dcb781"/></g>`)
}

function pawn(table: TableView, seat: number): HTMLElement {
  const it = table.card.seats[seat]!
  const colour = colourOf(it.colour, seat)
  const ink = colour === 'yellow' || colour === 'white' ? '#2b2118' : '#fff'
  const body = `<path d="${PAWN}" fill="var(--seat-${colour})" stroke="#fff6e2" stroke-width="1.5"/>`
  const chest = `<path d="${PATHS[shapeOf(it.shape, seat)]}" fill="${ink}"/>`
  const where = 'translate(0 8) scale(.27) translate(-12 -12)'
  return drawn(30, '-15 -15 30 30', `${body}<g transform="${where}">${chest}</g>`)
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
        fly(talents(`+${String(f['income'])}`), anchor(dock), anchor(`seat:${seat}`), wait)
        walk(DOCK_SERVANTS, () => anchor(dock), home)
        fly(boat(ref(f['ship'])), anchor(dock), anchor('channel'), wait + 200)
        break
      case 'coins':
      case 'income':
      case 'contract-bonus':
        fly(talents(`+${String(f['amount'])}`), anchor('lighthouse'), anchor(`seat:${seat}`), wait)
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
        fly(disc(ref(f['good'])), store(), anchor('charter:0') ?? anchor('deck'), wait)
        break
      case 'intrigue-bonus':
        walk(
          Number(f['seats']),
          () => anchor('path'),
          () => anchor('palace'),
        )
        break
      default:
        continue
    }
    wait = before + 160
  }
}
