import { capital, seatName } from '../../../kit/index.ts'
import type { Sight } from '../sight.gen.ts'
import type { BubbleText } from '../../../lib/table/bubble.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { immediate, type ShipCard } from './components.ts'
import { arriving } from '../console/forecasts.ts'
import { voyage } from '../harbour/chances.ts'

export type Dock = Sight['docks'][number]
export const sightOf = (table: TableView): Sight => table.sight as Sight
/** A thing and how many of it, as a line of a note. */
export const pair = (table: TableView, what: string, count: number): string =>
  table.speech.message('ui-pair', { what, count })
export const goodName = (table: TableView, good: string): string => capital(table.speech.message(`good-${good}`))
export const dockName = (table: TableView, dock: string): string => table.speech.message(`dock-${dock}`)
export const peopleName = (table: TableView, civilisation: string): string =>
  table.speech.message(`civilisation-${civilisation}`)
export const shipName = (table: TableView, ship: string): string => capital(table.speech.message(`ship-${ship}`))
export const privilegeName = (table: TableView, privilege: string): string =>
  table.speech.message(`privilege-${privilege}`)
export const me = (table: TableView) => (table.viewer === null ? null : (sightOf(table).seats[table.viewer] ?? null))

function shipLines(table: TableView, ship: ShipCard): string[] {
  return [
    table.speech.message('ui-ship-wants', { good: `good:${ship.good}`, income: ship.income }),
    table.speech.message('ui-ship-danger', { danger: ship.danger }),
    table.speech.message(immediate(ship.privilege) ? 'ui-ship-grants-now' : 'ui-ship-grants', {
      privilege: `privilege:${ship.privilege}`,
    }),
    table.speech.message(`privilege-${ship.privilege}-note`),
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
      ? table.speech.message('ui-dock-free')
      : dock.owner === table.viewer
        ? table.speech.message('ui-dock-yours')
        : table.speech.message('ui-dock-of', { name: seatName(table, dock.owner) }),
  ]
  if (dock.good) lines.push(table.speech.message('ui-dock-good', { good: `good:${dock.good}` }))
  if (dock.ship) lines.push(shipName(table, dock.ship.id), ...shipLines(table, dock.ship))
  else {
    const next = arriving(sightOf(table), dock.id)
    lines.push(table.speech.message('ui-dock-no-ship'))
    if (next) {
      const key = sightOf(table).lighthouse_order.length ? 'ui-dock-expected' : 'ui-dock-comes'
      lines.push(table.speech.message(key, { ship: `ship:${next.ship.id}` }))
    }
  }
  return { title: dockName(table, dock.id), lines }
}

/** What a voyage would bring, counted over the cards that have not been seen. */
export function aboutVoyage(table: TableView, owner: number | null = table.viewer): BubbleText {
  const chance = voyage(table, owner)
  const title =
    owner === null || owner === table.viewer
      ? table.speech.message('place-charter_ship')
      : table.speech.message('ui-charter-of', { name: seatName(table, owner) })
  if (!chance) return { title, lines: [table.speech.message('ui-voyage-watch')] }
  const lines = chance.known
    ? [
        table.speech.message('ui-voyage-known', { ship: `ship:${chance.known.id}`, danger: chance.known.danger }),
        table.speech.message(chance.good ? 'ui-voyage-sure' : 'ui-voyage-fails', {
          temple: chance.temple,
          income: chance.good ? chance.bestIncome : chance.worstIncome,
        }),
      ]
    : [
        table.speech.message('ui-voyage-odds', {
          temple: chance.temple,
          good: chance.good,
          all: chance.all,
          percent: chance.all ? Math.round((100 * chance.good) / chance.all) : 0,
        }),
        ...(chance.good
          ? [table.speech.message('ui-voyage-success', { income: chance.bestIncome, offering: chance.temple })]
          : []),
        ...(chance.good < chance.all
          ? [table.speech.message('ui-voyage-failure', { income: chance.worstIncome })]
          : []),
      ]
  return { title, lines: [...lines, table.speech.message('ui-voyage-home')], rule: 'PCA-4.9.2' }
}
