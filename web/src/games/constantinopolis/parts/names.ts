/** What things are called here, and what their bubbles say. */
import { capital, inOrderOf, type Pile, sayer, seatName } from '../../../kit/index.ts'
import type { Sight } from '../sight.gen.ts'
import type { BubbleText } from '../../../lib/table/bubble.svelte.ts'
import { inARow, texts } from '../../../lib/texts/texts.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { building, GOODS, market, SHIPS } from './components.ts'

export type { Sight }
export type Seat = Sight['seats'][number]
export type Ship = Seat['ships'][number]
export type Card = Ship['cargo'][number]
export type Plan = Sight['plans'][number]
export type Own = NonNullable<Sight['own']>
export type HandCard = Own['hand'][number]

/** Whether the market has changed already: in the last phase the card of the next round lies there. */
export const changed = (table: TableView): boolean => table.phase === 'end_of_round'
export const sightOf = (table: TableView): Sight => table.sight as Sight
/** A tile's short name, for a place of 75 px. */
export const shortName = (table: TableView, tile: string): string =>
  table.speech.message(`ui-b-${tile.replace(/_\d$/, '')}`)
export const officeName = (table: TableView, office: string): string => table.speech.message(`ui-o-${office}`)
export const goodName = (table: TableView, good: string): string =>
  capital(table.speech.message(good === 'passenger' ? 'ui-passenger' : `good-${good}`))
export const place = (table: TableView, card: Card): string => table.speech.message(`destination-${card.destination}`)
export const inOrder = inOrderOf(GOODS)
export const cubes = (pile: Pile): string[] =>
  inOrder(pile).flatMap(([good, n]) => Array.from({ length: n }, () => good))
export const piled = (table: TableView, pile: Pile): string =>
  inOrder(pile)
    .map(([good, n]) => `${n} × ${table.speech.message(`good-${good}`)}`)
    .join(', ')

/** Full name, all numbers, who has one. */
export function aboutTile(table: TableView, tile: string): BubbleText {
  const say = sayer(table)
  const it = building(tile)
  const lines: string[] = []
  if (it.permit) lines.push(say('ui-about-permit', { permit: it.permit, cost: it.cost }))
  else lines.push(say('ui-about-cost', { cost: it.cost }))
  if (it.output) lines.push(say('ui-about-output', { goods: piled(table, it.output) }))
  if (it.input)
    lines.push(
      say('ui-about-input', { goods: piled(table, it.input), gold: it.yield_gold ?? 0, fame: it.yield_fame ?? 0 }),
    )
  if (it.fame) lines.push(say('ui-about-fame', { fame: it.fame }))
  const ability = texts.language === 'fr' ? it.ability_fr : it.ability_en
  if (ability) lines.push(ability)
  const owners = sightOf(table)
    .seats.map((seat, at) => (seat.buildings.includes(tile) ? seatName(table, at) : ''))
    .filter(Boolean)
  if (owners.length && tile !== 'ager') lines.push(say('ui-about-owners', { names: inARow(owners) }))
  return { title: capital(table.speech.message(`building-${tile}`)), lines, rule: RULES[it.category] ?? '' }
}
const RULES: Record<string, string> = {
  production: 'CPL-4.4.4',
  commercial: 'CPL-4.4.12',
  utility: 'CPL-4.4.2',
  public: 'CPL-4.4.6',
  wall: 'CPL-4.9.1',
}

export function aboutCard(table: TableView, card: Card): BubbleText {
  const say = sayer(table)
  const rounds = SHIPS.map((ship) =>
    say('ui-pair', {
      a: table.speech.message(`ship-${ship.id}`),
      b: card.durations[ship.id] ? say('ui-rounds', { n: card.durations[ship.id]! }) : '–',
    }),
  )
  return {
    title: `${place(table, card)} · ${table.speech.message(`contract-${card.kind}`)}`,
    lines: [say('ui-about-reward', { gold: card.gold, fame: card.fame }), ...rounds],
    rule: 'CPL-4.6.2',
  }
}

export function aboutMarket(table: TableView, id: string): BubbleText {
  const say = sayer(table)
  const it = market(id)
  const lines = GOODS.filter((good) => it.trade[good]).map((good) =>
    say('ui-about-trade', { good: goodName(table, good), ...it.trade[good]! }),
  )
  for (const good of GOODS)
    if (it.donation[good]) lines.push(say('ui-about-donation', { good: goodName(table, good), ...it.donation[good]! }))
  return { title: it.name_la, lines, rule: 'CPL-2.1.5' }
}

export function aboutOffice(table: TableView, id: string): BubbleText {
  const say = sayer(table)
  const it = sightOf(table).offices.find((one) => one.id === id)!
  const lines = [say(`ui-power-${id}`)]
  if (it.holder === null) lines.push(say('ui-vacant-price'))
  else lines.push(say('ui-held-by', { name: seatName(table, it.holder), stake: it.stake }))
  return { title: table.speech.message(`office-${id}`), lines, rule: 'CPL-4.1.1' }
}
