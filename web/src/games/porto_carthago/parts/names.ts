import type { Sight } from '../sight.gen.ts'
import type { BubbleText } from '../../../lib/bubble.svelte.ts'
import { t } from '../../../lib/texts.svelte.ts'
import type { TableView } from '../../../lib/view.ts'
import { immediate, type ShipCard } from './components.ts'
import { voyage } from '../harbour/chances.ts'

export type Dock = Sight['docks'][number]
export const sightOf = (table: TableView): Sight => table.sight as Sight
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
export const say = (table: TableView, key: string, figures = {}): string => table.speech.message(key, figures)
/** A thing and how many of it, as a line of a note. */
export const pair = (table: TableView, what: string, count: number): string => say(table, 'ui-pair', { what, count })
export const goodName = (table: TableView, good: string): string => capital(say(table, `good-${good}`))
export const dockName = (table: TableView, dock: string): string => say(table, `dock-${dock}`)
export const peopleName = (table: TableView, civilisation: string): string => say(table, `civilisation-${civilisation}`)
export const shipName = (table: TableView, ship: string): string => capital(say(table, `ship-${ship}`))
export const privilegeName = (table: TableView, privilege: string): string => say(table, `privilege-${privilege}`)
export const seatName = (table: TableView, seat: number): string =>
  seat === table.viewer ? t('you') : (table.card.seats[seat]?.name ?? '')
export const me = (table: TableView) => (table.viewer === null ? null : (sightOf(table).seats[table.viewer] ?? null))

function shipLines(table: TableView, ship: ShipCard): string[] {
  return [
    say(table, 'ui-ship-wants', { good: `good:${ship.good}`, income: ship.income }),
    say(table, 'ui-ship-danger', { danger: ship.danger }),
    say(table, immediate(ship.privilege) ? 'ui-ship-grants-now' : 'ui-ship-grants', {
      privilege: `privilege:${ship.privilege}`,
    }),
    say(table, `privilege-${ship.privilege}-note`),
  ]
}

/** The whole card of a ship; `where` says where it lies. */
export const aboutShip = (table: TableView, ship: ShipCard, where = ''): BubbleText => ({
  title: shipName(table, ship.id),
  lines: [...(where ? [where] : []), ...shipLines(table, ship)],
})

export function aboutDock(table: TableView, dock: Dock): BubbleText {
  const lines = [
    dock.owner === null
      ? say(table, 'ui-dock-free')
      : dock.owner === table.viewer
        ? say(table, 'ui-dock-yours')
        : say(table, 'ui-dock-of', { name: seatName(table, dock.owner) }),
  ]
  if (dock.good) lines.push(say(table, 'ui-dock-good', { good: `good:${dock.good}` }))
  if (dock.ship) lines.push(shipName(table, dock.ship.id), ...shipLines(table, dock.ship))
  else lines.push(say(table, 'ui-dock-no-ship'))
  return { title: dockName(table, dock.id), lines }
}

/** What a voyage would bring, counted over the cards that have not been seen. */
export function aboutVoyage(table: TableView, owner: number | null = table.viewer): BubbleText {
  const chance = voyage(table, owner)
  const title =
    owner === null || owner === table.viewer
      ? say(table, 'place-charter_ship')
      : say(table, 'ui-charter-of', { name: seatName(table, owner) })
  if (!chance) return { title, lines: [say(table, 'ui-voyage-watch')] }
  const lines = chance.known
    ? [
        say(table, 'ui-voyage-known', { ship: `ship:${chance.known.id}`, danger: chance.known.danger }),
        say(table, chance.good ? 'ui-voyage-sure' : 'ui-voyage-fails', {
          temple: chance.temple,
          income: chance.good ? chance.bestIncome : chance.worstIncome,
        }),
      ]
    : [
        say(table, 'ui-voyage-odds', {
          temple: chance.temple,
          good: chance.good,
          all: chance.all,
          percent: chance.all ? Math.round((100 * chance.good) / chance.all) : 0,
        }),
        ...(chance.good
          ? [say(table, 'ui-voyage-success', { income: chance.bestIncome, offering: chance.temple })]
          : []),
        ...(chance.good < chance.all ? [say(table, 'ui-voyage-failure', { income: chance.worstIncome })] : []),
      ]
  return { title, lines: [...lines, say(table, 'ui-voyage-home')], rule: 'PCA-4.9.2' }
}
