import { listed, sayer, seatName } from '../../../kit/index.ts'
import type { Entry, Figure } from '../../../lib/server/api.gen.ts'
import type { Sight } from '../sight.gen.ts'
import type { BubbleText } from '../../../lib/table/bubble.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { inARow } from '../../../lib/texts/texts.svelte.ts'
import { cardOf, GODS, MINERVA, ruleOf } from './components.ts'
import type { Route } from '../map/map.ts'

export const sightOf = (table: TableView): Sight => table.sight as Sight
export const goodName = (table: TableView, good: string): string => table.speech.message(`good-${good}`)
export const cardName = (table: TableView, card: string): string =>
  table.speech.message(`card-${card}`).replace(/ \(\d\)$/, '')
export const refs = (goods: Record<string, number>): Figure => listed(goods).map((good) => `good:${good}`)

export const seatOf = (entry: Entry): number => Number(String(entry.figures['seat']).slice(5))
/** Who has had the intermediate scoring, and what every god gave (CNV-6.1.1). */
export const scoredSoFar = (table: TableView): Entry[] => table.journal.filter((entry) => entry.key === 'scored-so-far')

/** Whose colonists and villas the board asks about now, if it asks the viewer. */
export const asks = (table: TableView, ...decisions: string[]): boolean =>
  table.mine && decisions.includes(table.decision)

/** What a card does, whom it serves, and what it would add today. */
export function aboutCard(table: TableView, id: string, worth?: number): BubbleText {
  const card = cardOf(id)
  const say = sayer(table)
  const lines = card.actions.map((person) => say(`ui-does-${person}`, card.good ? { good: `good:${card.good}` } : {}))
  if (card.actions.length > 1) lines.push(say(sightOf(table).teams ? 'ui-does-either-team' : 'ui-does-either'))
  for (const god of card.gods) lines.push(say('ui-of-god', { god: `god:${god}`, text: formula(table, god, card.good) }))
  if (worth !== undefined) lines.push(say('ui-adds', { points: worth }))
  return { title: say(`card-${id}`), lines, rule: ruleOf(card.actions[0]!) }
}

export function formula(table: TableView, god: string, good: string | null = null): string {
  if (god === 'minerva' && good)
    return table.speech.message('ui-formula-minerva-good', { points: MINERVA[good] ?? 0, good: `good:${good}` })
  if (god === 'venus' && sightOf(table).teams) return table.speech.message('ui-formula-venus-team')
  return table.speech.message(`ui-formula-${god}`)
}

export function aboutGod(table: TableView, god: string): BubbleText {
  const sight = sightOf(table)
  const lines = [formula(table, god)]
  sight.seats.forEach((seat, at) =>
    lines.push(
      table.speech.message('ui-god-seat', {
        name: seatName(table, at),
        cards: seat.god_cards[god] ?? 0,
        points: seat.gods[god] ?? 0,
      }),
    ),
  )
  const left = sight.stack_cards.filter((card) => cardOf(card).gods.includes(god)).length
  lines.push(table.speech.message('ui-god-stack', { count: left }))
  return { title: table.speech.message(`god-${god}`), lines }
}

export function aboutCity(table: TableView, id: string): BubbleText {
  const sight = sightOf(table)
  const city = sight.cities.find((one) => one.id === id)!
  const say = sayer(table)
  const title = say(`city-${id}`)
  if (!city.good || !city.price) return { title, lines: [say('ui-capital')] }
  const lines = [say('ui-produces', { good: `good:${city.good}` })]
  if (city.villas.length)
    lines.push(say('ui-villas-of', { names: inARow(city.villas.map((seat) => seatName(table, seat))) }))
  lines.push(say('ui-next-villa', { money: city.price.money, goods: refs(city.price.goods) }))
  const refused = sight.own?.villa_refusals[id]
  if (refused) {
    const stored = sight.seats[table.viewer!]!.goods
    const missing = Object.entries(city.price.goods).flatMap(([good, n]) =>
      n > (stored[good] ?? 0) ? [`good:${good}`] : [],
    )
    lines.push(
      say(`refusal-${refused}`, {
        city: `city:${id}`,
        needs: city.price.money,
        has: sight.own!.means,
        goods: refs(city.price.goods),
        missing,
      }),
    )
  }
  return { title, lines, refused: refused !== undefined && refused !== 'villa-already' }
}

/** Where a colonist would go, and what villas would cost there: what the map shows, in words. */
export function aboutMove(table: TableView, route: Route, steps: number): BubbleText {
  const sight = sightOf(table)
  const say = sayer(table)
  const lines = [say('ui-to-steps', { steps })]
  for (const id of [route.a, route.b]) {
    const city = sight.cities.find((one) => one.id === id)
    if (city?.price && !(table.viewer !== null && city.villas.includes(table.viewer)))
      lines.push(say('ui-villa-price', { city: `city:${id}`, money: city.price.money, goods: refs(city.price.goods) }))
  }
  return {
    title: say(`ui-route-${route.kind}`, { a: `city:${route.a}`, b: `city:${route.b}` }),
    lines,
    rule: 'CNV-4.5.2',
  }
}

export const moveLabel = (table: TableView, route: Route, steps: number): string => {
  const { title, lines } = aboutMove(table, route, steps)
  return [title, ...lines!].join(', ')
}

export function aboutProvince(table: TableView, id: string): BubbleText {
  const province = sightOf(table).provinces.find((one) => one.id === id)!
  const say = sayer(table)
  const lines = [
    province.active
      ? say('ui-marker-active', { good: `good:${province.marker}` })
      : say('ui-marker-spent', { coins: province.coins }),
  ]
  for (const [seat, goods] of Object.entries(province.yields))
    lines.push(say('ui-yield', { name: seatName(table, Number(seat)), goods: refs(goods) }))
  return { title: say(`province-${id}`), lines, rule: 'CNV-4.6' }
}

export function aboutForetaste(table: TableView, seat: number): BubbleText {
  const figures = scoredSoFar(table).find((entry) => seatOf(entry) === seat)?.figures ?? {}
  const gods = GODS.filter((god) => figures[god]).map((god) =>
    table.speech.message('ui-of-god', { god: `god:${god}`, text: figures[god]! }),
  )
  return {
    title: table.speech.message('ui-score-marker', { points: sightOf(table).seats[seat]!.score_marker ?? 0 }),
    lines: gods,
    rule: 'CNV-6.1.1',
  }
}

export function aboutSeat(table: TableView, seat: number): BubbleText {
  const it = sightOf(table).seats[seat]!
  const counted = new Map<string, number>()
  for (const card of it.owned)
    counted.set(table.speech.message(`card-${card}`), (counted.get(table.speech.message(`card-${card}`)) ?? 0) + 1)
  return {
    title: seatName(table, seat),
    lines: [
      table.speech.message('ui-owns', { count: it.owned.length }),
      [...counted].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', '),
    ],
  }
}

export const bestOf = (table: TableView): Record<string, number> =>
  Object.fromEntries(GODS.map((god) => [god, Math.max(...sightOf(table).seats.map((seat) => seat.gods[god] ?? 0))]))

/** Partners stand together, the viewer's team first; without teams the seats stand in their order. */
export function order(table: TableView): number[] {
  const { teams, seats } = sightOf(table)
  const all = seats.map((_, seat) => seat)
  if (!teams) return all
  const first = table.viewer ?? 0
  const from = (seat: number) =>
    ((seats[seat]!.team ?? 0) - (seats[first]!.team ?? 0) + seats.length) % (seats.length / 2)
  return all.sort((a, b) => from(a) - from(b) || Number(b === first) - Number(a === first) || a - b)
}

/** Those who win or lose together: the seat, in a team with its partner. */
export const sideOf = (table: TableView, seat: number): number[] => {
  const { teams, seats } = sightOf(table)
  return seats.flatMap((one, at) => (at === seat || (teams && one.team === seats[seat]!.team) ? [at] : []))
}

/** The points that decide: the seat's own, in a team those of both partners (CNV-5.3.1). */
export const sidePoints = (table: TableView, seat: number): number =>
  sideOf(table, seat).reduce((sum, at) => sum + sightOf(table).seats[at]!.points, 0)

/** How many sides stand before each seat's. */
export function ranks(table: TableView): number[] {
  const all = sightOf(table).seats.map((_, seat) => sidePoints(table, seat))
  const sides = sightOf(table).teams ? [...new Set(all)] : all
  return all.map((points) => sides.filter((one) => one > points).length)
}

/** Which turn of a round is the seat's, counted from 1. */
export const nth = (table: TableView, seat: number): number => {
  const { seats, first_player } = sightOf(table)
  return ((seat - first_player + seats.length) % seats.length) + 1
}

/** A route that is only passed. */
export const aboutCrossing = (table: TableView, route: { a: string; b: string }): BubbleText => ({
  title: `${table.speech.message(`city-${route.a}`)}–${table.speech.message(`city-${route.b}`)}`,
  lines: [table.speech.message('ui-crossing')],
  rule: 'CNV-4.5.4',
})

/** Whether these goods pay a price; `any` is any good that is left. */
export function pays(goods: Record<string, number>, price: string[]): boolean {
  const left = { ...goods }
  for (const good of price) if (good !== 'any') left[good] = (left[good] ?? 0) - 1
  const spare = Object.values(left)
  const open = price.filter((good) => good === 'any').length
  return spare.every((n) => n >= 0) && spare.reduce((sum, n) => sum + n, 0) >= open
}
