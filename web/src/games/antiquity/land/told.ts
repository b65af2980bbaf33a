/** Which hexes a line of the journal tells of. */
import type { Entry } from '../../../lib/server/api.gen.ts'
import type { TableView } from '../../../lib/table/view.ts'
import type { Spot } from '../parts/components.ts'
import { keyOf, seven } from './hexes.ts'
import { chartOf, sightOf, spotOf } from '../parts/names.ts'

export function hexesOf(table: TableView, { key, figures }: Entry): Spot[] {
  const sight = sightOf(table)
  const chart = chartOf(sight)
  const spot: Spot = [Number(figures['q']), Number(figures['r'])]
  if (!chart.has(keyOf(spot))) return []
  if (['first-city', 'city', 'cleaned'].includes(key)) return seven(spot).filter((one) => chart.has(keyOf(one)))
  if (key !== 'rural-built') return [spot]
  return [
    spot,
    ...sight.hexes
      .filter((hex) => hex.site && keyOf(hex.site) === keyOf(spot))
      .map(spotOf)
      .filter((one) => keyOf(one) !== keyOf(spot)),
  ]
}
