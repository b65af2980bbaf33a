/** The keys of a lesson; the board's own come first. */
import { confirmation } from '../lib/table/confirm.svelte.ts'
import { drawer } from '../lib/screen/drawer.svelte.ts'
import { nextZone } from '../lib/screen/keyboard.ts'
import { thingOf } from '../lib/table/numbers.ts'
import { opened } from '../lib/table/opened.svelte.ts'
import type { LessonTable } from './lesson.svelte.ts'

export function lessonKey(event: KeyboardEvent, table: LessonTable): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const target = event.target as HTMLElement
  if (drawer.open || event.ctrlKey || event.metaKey) return false
  if (key === 'F6') return done(() => nextZone(event.shiftKey))
  if (key === 'Escape' && confirmation.words) return done(() => confirmation.no())
  if (key === 'Escape' && opened.of(table) !== null) return done(() => opened.close())
  if (event.altKey) return event.code === 'KeyS' && done(() => void table.skip())
  const free = !target.closest('button, a[href], input, [role="button"], [tabindex="0"]')
  if (key === 'Enter' && free) {
    const main = document.querySelector<HTMLElement>('[data-main]')
    return done(() => (table.ended ? main?.click() : void table.next()))
  }
  if (key === 'ArrowLeft' && !target.closest('input, [role="slider"], [role="radiogroup"]'))
    return done(() => void table.previous())
  if (key === 'z' && table.mayTakeBack) return done(() => table.takeBack(event.shiftKey))
  if (key === 'i') return done(() => void table.hint())
  if (key === 's') return done(() => void table.skip())
  if (key === 'r') return done(() => drawer.show(table.title, table.task?.rule ?? ''))
  if (!/^[1-9]$/.test(key)) return false
  const choice = table.task?.choices[Number(key) - 1]
  if (choice !== undefined) return done(() => table.choose(choice))
  const thing = thingOf(Number(key))
  return thing ? done(() => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))) : false
}

function done(act: () => void): true {
  act()
  return true
}
