/** The Aristocrat's draft: how many servants are to stand at the lighthouse and in the temple (PCA-4.6.2). Both words
 * are said together; until then the island, the temple and the steppers of the prompt show and change the same draft.
 */
import type { Attachment } from 'svelte/attachments'
import type { TableView } from '../../../lib/table/view.ts'
import { MOVES } from '../parts/components.ts'
import { me, sightOf } from '../parts/names.ts'

export type Post = 'lighthouse' | 'temple'

class Posting {
  private wanted = $state<Record<Post, number | null>>({ lighthouse: null, temple: null })

  /** Whether the viewer is asked now. */
  asked(table: TableView): boolean {
    return table.mine && (table.decision === 'set_lighthouse' || table.decision === 'set_temple')
  }
  /** Whether this place can still be changed: the lighthouse is said first. */
  open(table: TableView, place: Post): boolean {
    return this.asked(table) && (place === 'temple' || table.decision === 'set_lighthouse')
  }
  at(table: TableView, place: Post): number {
    const own = me(table)![place]
    if (place === 'lighthouse' && table.decision === 'set_temple') return sightOf(table).pending?.lighthouse ?? own
    return this.wanted[place] ?? own
  }
  /** All servants that can be moved. */
  all(table: TableView): number {
    const own = me(table)!
    return own.lighthouse + own.temple + own.reserve
  }
  reserve(table: TableView): number {
    return this.all(table) - this.at(table, 'lighthouse') - this.at(table, 'temple')
  }
  movedTo(table: TableView, light: number, temple: number): number {
    const own = me(table)!
    const reserve = this.all(table) - light - temple
    return (Math.abs(light - own.lighthouse) + Math.abs(temple - own.temple) + Math.abs(reserve - own.reserve)) / 2
  }
  may(table: TableView, light: number, temple: number): boolean {
    return light >= 0 && temple >= 0 && light + temple <= this.all(table) && this.movedTo(table, light, temple) <= MOVES
  }
  /** The draft after a step, whether or not it may be so. */
  after(table: TableView, place: Post, by: number): Record<Post, number> {
    const now = { lighthouse: this.at(table, 'lighthouse'), temple: this.at(table, 'temple') }
    return { ...now, [place]: now[place] + by }
  }
  /** Change the draft, if it may be so. */
  step(table: TableView, place: Post, by: number): boolean {
    const next = this.after(table, place, by)
    if (!this.may(table, next.lighthouse, next.temple)) return false
    this.wanted = next
    return true
  }
  forget(): void {
    this.wanted = { lighthouse: null, temple: null }
  }
}

export const posting = new Posting()

/** A click on the place itself sends one more servant there. */
export function posts(table: TableView, place: Post): Attachment<Element> {
  return (node) => {
    if (!posting.open(table, place)) return
    const label = table.speech.message('ui-post-more', { place: `place:${place}` })
    for (const [name, value] of Object.entries({ role: 'button', tabindex: '0', 'aria-label': label }))
      node.setAttribute(name, value)
    const act = (event: Event) => {
      const key = (event as KeyboardEvent).key
      if (event.type === 'keydown' && key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      posting.step(table, place, 1)
    }
    node.addEventListener('click', act)
    node.addEventListener('keydown', act)
    return () => {
      node.removeEventListener('click', act)
      node.removeEventListener('keydown', act)
      for (const name of ['role', 'tabindex', 'aria-label']) node.removeAttribute(name)
    }
  }
}
