/** Arrows move from one cell of a table to the next that can be pressed, in its row or its column. */
const STEPS: Record<string, [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

export function arrows(table: HTMLTableElement): () => void {
  const heard = (event: KeyboardEvent) => move(table, event)
  table.addEventListener('keydown', heard)
  return () => table.removeEventListener('keydown', heard)
}

function move(table: HTMLTableElement, event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const cell = (event.target as Element).closest('td')
  if (!step || !cell) return
  const rows = [...table.tBodies[0]!.rows]
  const pressed = (row: number, column: number) =>
    rows[row]?.cells[column]?.querySelector<HTMLElement>('button, a[href]') ?? null
  let row = rows.indexOf(cell.parentElement as HTMLTableRowElement)
  let column = cell.cellIndex
  event.preventDefault()
  event.stopPropagation()
  while (rows[row]?.cells[column]) {
    row += step[0]
    column += step[1]
    const next = column > 0 ? pressed(row, column) : null
    if (next) return next.focus()
  }
}
