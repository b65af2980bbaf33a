/** The intrigue path as it was at the end, with those who have left it for the palace. */
import { ref } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { sightOf } from '../parts/names.ts'

/** Space by space: whose servant came there, and whether it has gone into the palace since. The journal tells who
 * placed each; where a space is still taken, the table does.
 */
export function pathOwners(table: TableView): { seat: number; left: boolean }[] {
  const { spaces } = sightOf(table).path
  const placed = new Map<number, number>()
  for (const entry of table.journal)
    if (entry.key === 'to-path') placed.set(Number(entry.figures['space']) - 1, Number(ref(entry.figures['seat'])))
  return spaces.map((owner, space) => ({ seat: owner ?? placed.get(space) ?? 0, left: owner === null }))
}
