/** The order of the lighthouse in this harbour entry, with what has been done already. */
import { ref } from '../../../kit/index.ts'
import type { TableView } from '../../../lib/table/view.ts'
import { PICKS } from '../parts/components.ts'
import { sightOf } from '../parts/names.ts'

export interface EntryCell {
  seat: number
  rank: number
  state: 'done' | 'now' | 'later'
  ship: string | null
  dock: string | null
  left: boolean
  barred: boolean
}

export function entryCells(table: TableView): EntryCell[] {
  const sight = sightOf(table)
  const entries = table.journal
  let start = entries.length
  while (start > 0 && entries[start - 1]!.key !== 'decade' && entries[start - 1]!.key !== 'final-entry') start--
  const cells: EntryCell[] = []
  const acted = entries.slice(start)
  let pending: EntryCell | null = null
  for (const entry of acted) {
    if (entry.key === 'admitted' || entry.key === 'barred') {
      const seat = Number(ref(entry.figures['seat']))
      pending = {
        seat,
        rank: Math.max(0, sight.lighthouse_order.indexOf(seat)),
        state: 'done',
        ship: ref(entry.figures['ship']),
        dock: null,
        left: false,
        barred: entry.key === 'barred',
      }
      cells.push(pending)
    } else if (pending && ref(entry.figures['ship']) === pending.ship) {
      if (entry.key === 'ship-enters') pending.dock = ref(entry.figures['dock'])
      if (entry.key === 'ship-leaves') pending.left = true
    }
  }
  const berthing = table.decision === 'choose_berth'
  if (berthing && cells.length) cells.at(-1)!.state = 'now'
  const left = sight.row1.filter((ship) => ship !== null).length - (berthing ? 1 : 0)
  const steering = ['lighthouse_mode', 'admit_ship', 'bar_ship', 'choose_berth'].includes(table.decision)
  if (!steering) return cells
  const coming: EntryCell[] = []
  sight.lighthouse_order.forEach((seat, rank) => {
    const done = cells.filter((cell) => cell.seat === seat)
    const barring = rank === 0 && table.decision === 'bar_ship'
    const picks = done.some((cell) => cell.barred) ? 0 : barring ? 1 : (PICKS[rank] ?? 1) - done.length
    const past = cells.some((cell) => cell.rank > rank)
    if (!past)
      for (let k = 0; k < picks; k++)
        coming.push({ seat, rank, state: 'later', ship: null, dock: null, left: false, barred: false })
  })
  const shown = coming.slice(0, Math.max(0, left))
  if (!berthing && shown[0]) shown[0].state = 'now'
  return [...cells, ...shown].slice(-6)
}
