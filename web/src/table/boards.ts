/** The drawings of the titles, found by their folders and loaded when a table needs them. */
import type { BoardModule } from '../lib/table/view.ts'

const boards = import.meta.glob<BoardModule>('../games/*/index.ts')

export async function boardOf(title: string): Promise<BoardModule | null> {
  const load = boards[`../games/${title}/index.ts`]
  return load ? load() : null
}
