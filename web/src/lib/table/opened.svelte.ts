/** The rival whose board is looked at in the place of one's own. It stays open until somebody closes it. */
import type { TableView } from './view.ts'

class Opened {
  private at = $state.raw<{ table: string; seat: number } | null>(null)

  /** The seat that is open at a table; never the viewer's own. */
  of(table: TableView): number | null {
    return this.at && this.at.table === table.card.id && this.at.seat !== table.viewer ? this.at.seat : null
  }
  show(table: TableView, seat: number): void {
    this.at = seat === table.viewer ? null : { table: table.card.id, seat }
  }
  toggle(table: TableView, seat: number): void {
    if (this.of(table) === seat) this.close()
    else this.show(table, seat)
  }
  close(): void {
    this.at = null
  }
}

/** One table is looked at at a time. */
export const opened = new Opened()
