/** What the viewer has chosen but not yet said, and which picture is looked at. */
import type { TableView } from '../../lib/table/view.ts'

export type Picture = 'arcade' | 'city' | 'harbour' | 'forum' | 'trade'
const PICTURE: Record<string, Picture> = {
  auction: 'arcade',
  ships: 'harbour',
  production: 'city',
  construction: 'city',
  draw: 'city',
  acceptance: 'harbour',
  donation: 'forum',
  end_of_round: 'forum',
  scoring: 'city',
}
export const pictureOf = (phase: string): Picture => PICTURE[phase] ?? 'city'

class Draft {
  /** The tile chosen in the building market. */
  plan = $state<string | null>(null)
  /** The id of the contract chosen for loading. */
  card = $state<string | null>(null)
  bid = $state<number | null>(null)
  /** The good chosen for a sale of several cubes, and how many. */
  sale = $state<{ good: string; cubes: number } | null>(null)
  /** Whether the stalls of free trade are looked at instead of the harbour. */
  stalls = $state(false)
  /** A phase whose picture is looked at instead of the current one. */
  looked = $state<string | null>(null)
  private mark = ''
  private where = ''

  /** Begin anew when something else is asked. */
  begin(where: string, mark: string): void {
    if (where !== this.where) {
      this.where = where
      this.looked = null
      this.stalls = false
    }
    if (mark === this.mark) return
    this.mark = mark
    this.plan = null
    this.card = null
    this.bid = null
    this.sale = null
  }

  clear(): void {
    this.plan = null
    this.card = null
    this.sale = null
  }

  phase(table: TableView): string {
    return this.looked ?? table.phase
  }
}

/** One table is looked at at a time: its header and its board share this. */
export const draft = new Draft()
