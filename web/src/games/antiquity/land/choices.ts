/** Which words the hexes of the map say now, and what would follow. */
import { sayer } from '../../../kit/index.ts'
import { bubble } from '../../../lib/table/bubble.svelte.ts'
import { confirmation } from '../../../lib/table/confirm.svelte.ts'
import { refusalBubble } from '../../../lib/table/says.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { type Spot, startTiles, TILE_RADIUS } from '../parts/components.ts'
import { distance, keyOf, seven, wordOf } from './hexes.ts'
import { look } from '../look.svelte.ts'
import { aboutHex, chartOf, sightOf, spotOf } from '../parts/names.ts'

const ON_MAP = ['choose_tile', 'choose_centre', 'countryside', 'harvest', 'explore', 'pollute']
/** Whether the viewer is asked for a hex now. */
export function asksHex(table: TableView): boolean {
  if (!table.mine || !ON_MAP.includes(table.decision)) return false
  return table.decision !== 'countryside' || ['hex', 'second_hex'].includes(sightOf(table).building?.stage ?? '')
}

/** The word a hex says. */
export function wordAt(table: TableView, spot: Spot): string {
  if (table.decision !== 'choose_tile') return wordOf(spot)
  const tile = startTiles(sightOf(table).seats.length).find((one) => distance(one.centre, spot) <= TILE_RADIUS)
  return tile ? `tile:${tile.slot}` : ''
}

/** All hexes that may be chosen; of a tile its middle. */
export function litSpots(table: TableView): Spot[] {
  if (!table.mine) return []
  if (table.decision === 'choose_tile')
    return startTiles(sightOf(table).seats.length)
      .filter((tile) => table.offers(`tile:${tile.slot}`))
      .map((tile) => tile.centre)
  return table.offer
    .filter((word) => word.startsWith('hex:'))
    .map((word) => word.slice(4).split('/').map(Number) as Spot)
}

/** Large steps are pinned first, so that their effect can be read; small ones are said at once. */
export const pins = (table: TableView): boolean =>
  table.decision === 'countryside' || table.decision === 'choose_centre' || table.decision === 'choose_tile'

export interface Effect {
  spot: Spot
  covers: Spot[]
  outside: number
}
/** What the hex pointed at or pinned would bring. */
export function effectOf(table: TableView): Effect | null {
  if (!asksHex(table)) return null
  const spot = [look.hover, look.pinned, look.cursor].find((one) => one && table.offers(wordAt(table, one)))
  return spot ? effectAt(table, spot) : null
}

export function effectAt(table: TableView, spot: Spot): Effect {
  const sight = sightOf(table)
  const site = sight.building?.sites.find((one) => keyOf(one.hex) === keyOf(spot))
  if (table.decision === 'choose_tile') {
    const tile = startTiles(sight.seats.length).find((one) => distance(one.centre, spot) <= TILE_RADIUS)!
    return {
      spot: tile.centre,
      covers: sight.hexes.map(spotOf).filter((one) => distance(one, tile.centre) <= TILE_RADIUS),
      outside: 0,
    }
  }
  if (table.decision === 'choose_centre' || sight.building?.rural === 'city')
    return { spot, covers: seven(spot), outside: 0 }
  return { spot, covers: site?.covers ?? [], outside: site?.outside ?? 0 }
}

export function say(table: TableView, spot: Spot): void {
  bubble.hide()
  look.pinned = null
  confirmation.say(table, wordAt(table, spot))
}

/** A click, a tap or Enter on a hex. */
export function choose(table: TableView, spot: Spot, at: Element | null): void {
  const word = wordAt(table, spot)
  if (table.mine && table.offers(word)) {
    const target = effectAt(table, spot).spot
    if (!pins(table) || look.isPinned(target)) say(table, target)
    else look.pinned = target
    return
  }
  look.pinned = null
  if (at) explain(table, spot, at, true)
}

/** What a hex is, or why it may not be chosen. */
export function explain(table: TableView, spot: Spot, at: Element, now: boolean): void {
  if (!chartOf(sightOf(table)).has(keyOf(spot))) {
    bubble.hide()
    return
  }
  const word = wordAt(table, spot)
  bubble.show(
    at,
    async () => {
      if (asksHex(table) && word && !table.offers(word)) {
        const refusal = await table.why(word)
        if (refusal) {
          const about = aboutHex(table, spot)
          return {
            ...refusalBubble(table, word, refusal),
            lines: [[about?.title ?? '', ...(about?.lines ?? []).slice(0, 2)].filter(Boolean).join(' · ')],
          }
        }
      }
      return aboutHex(table, spot)
    },
    now,
    now,
  )
}

/** A lit hex in words: terrain, what it brings, what it spoils. */
export function spoken(table: TableView, spot: Spot): string {
  const text = sayer(table)
  const about = aboutHex(table, spot)
  if (!about) return text('ui-off-map')
  const lit = table.mine && table.offers(wordAt(table, spot))
  const { covers, outside } = lit ? effectAt(table, spot) : { covers: [], outside: 0 }
  const building = sightOf(table).building
  const brings =
    lit && building?.good && covers.length
      ? text('ui-brings', { count: covers.length, good: `good:${building.good}`, outside })
      : ''
  return [about.title, ...(about.lines ?? []), brings, asksHex(table) ? text(lit ? 'ui-lit' : 'ui-not-lit') : '']
    .filter(Boolean)
    .join(', ')
}
