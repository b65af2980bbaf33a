/** A fleet as it is loaded: which words a ship says while a contract is chosen, and what its bubble tells. */
import { capital } from '../../../kit/index.ts'
import type { BubbleText } from '../../../lib/table/bubble.svelte.ts'
import { confirmation } from '../../../lib/table/confirm.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { draft } from '../draft.svelte.ts'
import { aboutCard, type Card, type Ship, sightOf } from '../parts/names.ts'
import { loading, twin, withCard } from './voyage.ts'

/** The words that load a contract on this ship, if it can take it. */
export const loadWords = (table: TableView, fleet: Ship[], card: Card | null, ship: Ship): string[] | null =>
  card && withCard(ship, card) ? loading(table, fleet, card, ship) : null

/** The words of each ship that could take a contract, equal ships counted once. */
export function berthsFor(table: TableView, card: Card): string[][] {
  if (table.viewer === null || !table.offers(`load:${card.kind}`)) return []
  const fleet = sightOf(table).seats[table.viewer]!.ships
  return fleet
    .filter((ship) => withCard(ship, card) && twin(fleet, ship) === ship)
    .map((ship) => loading(table, fleet, card, ship))
}

export function load(table: TableView, words: string[] | null): void {
  draft.clear()
  if (words) confirmation.sayAll(table, words)
}

export function aboutShip(table: TableView, ship: Ship): BubbleText {
  const cargo = ship.cargo.map((one) => aboutCard(table, one).title)
  return {
    title: capital(table.speech.message(`ship-${ship.size}`)),
    lines: cargo.length ? cargo : [table.speech.message('ui-empty')],
    rule: 'CPL-4.6.2',
  }
}
