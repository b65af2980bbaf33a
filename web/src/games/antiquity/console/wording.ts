/** What the console shows in each decision: its icon, its question, the note below it, the name of its main button. */
import { sayer, seatName } from '../../../kit/index.ts'
import { inARow, t } from '../../../lib/texts/texts.svelte.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { hourglass } from '../../../ui/icons.ts'
import { asksHex } from '../land/choices.ts'
import { buildingIcon, castle, deadWood, ruralIcon, spyglass, tombstone } from '../parts/components.ts'
import { sightOf } from '../parts/names.ts'
import { inHand, sizing } from '../workshop/draft.ts'

const ICONS: Record<string, string> = {
  draft: castle,
  bury: tombstone,
  pollute: deadWood,
  explore: spyglass,
  harvest: ruralIcon('farm'),
  countryside: ruralIcon('woodcutter'),
}

export function iconOf(table: TableView): string {
  if (!table.mine) return hourglass
  const { own, building } = sightOf(table)
  if (own?.hand) return buildingIcon(own.hand.building)
  if (building?.rural) return ruralIcon(building.rural)
  return ICONS[table.decision] ?? castle
}

/** Whether the viewer has sealed its draft and waits for the others. */
export const sealed = (table: TableView): boolean =>
  table.decision === 'draft' && table.viewer !== null && sightOf(table).seats[table.viewer]!.committed

export function noteOf(table: TableView, phone: boolean): string {
  const say = sayer(table)
  const { own, building, seats } = sightOf(table)
  if (table.pending !== null) return t('sending')
  if (!table.mine) {
    const names = inARow(table.speakers.map((one) => seatName(table, one)))
    return sealed(table) ? say('ui-waits-reveal', { names }) : ''
  }
  if (own?.due_food || own?.due_luxury) return say('ui-due', { food: own.due_food, luxury: own.due_luxury })
  if (inHand(table)) return say(phone ? 'ui-hand-note-phone' : 'ui-hand-note')
  if (sizing(table)) return say(phone ? 'ui-draw-storage-phone' : 'ui-draw-storage')
  if (own?.stage === 'free' && table.decision === 'draft')
    return say('ui-draft-note', { men: seats[table.viewer!]!.men })
  if (asksHex(table) && building?.good) return say('ui-number-note', { count: building.sites.length })
  if (asksHex(table) && table.decision === 'pollute') return say('ui-pollute-note')
  return ''
}

/** What is asked about hexes, in place of the rules' own prompt. */
export function questionOf(table: TableView): string {
  const say = sayer(table)
  const { building } = sightOf(table)
  if (!asksHex(table) || !building) return ''
  if (building.rural === null) return say('ui-ask-clean')
  const rural = `rural:${building.rural}`
  if (!building.good) return say('ui-ask-stand', { rural })
  const key = building.stage === 'second_hex' ? 'ui-ask-site-second' : 'ui-ask-site'
  return say(key, { rural, good: `good:${building.good}` })
}

/** What is done at the hex that is pinned. */
export function verbOf(table: TableView): string {
  const { building } = sightOf(table)
  if (table.decision === 'choose_tile') return 'ui-settle'
  if (table.decision === 'choose_centre' || building?.rural === 'city') return 'ui-found'
  if (building?.rural === null) return 'ui-clean'
  return building?.rural === 'farm' ? 'ui-sow' : 'ui-build-here'
}
