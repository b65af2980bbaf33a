/** The keys of the table screen; a layer above it (a dialog, the drawer) answers first. */
import { confirmation } from '../lib/table/confirm.svelte.ts'
import { drawer } from '../lib/screen/drawer.svelte.ts'
import { nextZone } from '../lib/screen/keyboard.ts'
import { thingOf } from '../lib/table/numbers.ts'
import type { LiveTable } from '../lib/server/live.svelte.ts'
import { opened } from '../lib/table/opened.svelte.ts'
import { router } from '../lib/screen/router.svelte.ts'
import { settings } from '../lib/screen/settings.svelte.ts'
import { nextTable } from '../lib/screen/next.ts'
import type { Coach } from './coach/coach.svelte.ts'
import { unfolded } from './orders/open.svelte.ts'
import type { Playback } from './story/playback.svelte.ts'

export interface Doors {
  /** The side panel as a drawer, where it is one. */
  side: { open: boolean; toggle: () => void }
  hint: (() => void) | null
  coach: Coach | null
  /** Whether the board says what is decided as a whole: it goes back so, too. */
  whole: boolean
  journal: () => void
  playback: Playback | null
  recap: () => void
}

/** Whether the key meant something here. */
export function tableKey(event: KeyboardEvent, table: LiveTable, doors: Doors): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (key === 'F6') return done(() => nextZone(event.shiftKey))
  if (key === 'Escape' && confirmation.words) return done(() => confirmation.no())
  if (key === 'Escape' && doors.playback?.shown) return done(() => doors.playback!.now())
  if (key === 'Escape' && doors.playback?.recap) return done(() => doors.playback!.close())
  if (key === 'Escape' && opened.of(table) !== null) return done(() => opened.close())
  if (key === 'Escape' && doors.side.open) return done(doors.side.toggle)
  if (key === 'z' && !table.result && table.back && table.back.how !== 'none')
    return done(() => table.takeBack(event.shiftKey || doors.whole))
  if (event.ctrlKey || event.metaKey || event.altKey || drawer.open) return false
  const digit = event.shiftKey ? Number(/^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1]) : NaN
  if (table.state?.sight && digit <= table.card.seats.length) return done(() => opened.toggle(table, digit - 1))
  if (doors.playback?.recap && recapKey(key, event, doors.playback)) return true
  if (key === 'r') return done(() => drawer.show(table.card.game, table.prompt?.rule ?? ''))
  if (key === 'o' && table.orders) return done(unfolded.toggle)
  if (key === 'n') return done(nextTable)
  if (key === 'h') return done(() => router.go('/'))
  if (key === 'c' && doors.hint) return done(doors.hint)
  if (key === 'p' && doors.coach) return done(() => doors.coach!.toggle())
  if (key === 'v' && doors.playback?.facts.length) return done(doors.recap)
  if (key === 't')
    return done(() => {
      settings.kept.theme = settings.dark ? 'light' : 'dark'
      settings.keep()
    })
  if (key === 'j') return done(doors.journal)
  const thing = /^[1-9]$/.test(key) ? thingOf(Number(key)) : undefined
  return thing ? done(() => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))) : false
}

/** With the recap in focus: Space plays, left and right step, 1 to 3 set the pace. */
function recapKey(key: string, event: KeyboardEvent, playback: Playback): boolean {
  const target = event.target as HTMLElement
  if (!playback.shown && !target.closest('.recap')) return false
  if (key === ' ' && target.tagName !== 'BUTTON') return done(() => playback.toggle())
  if (key === 'ArrowLeft') return done(() => void playback.go(playback.at - 1))
  if (key === 'ArrowRight') return done(() => void playback.go(playback.at + 1))
  const pace = ({ '1': 'slow', '2': 'normal', '3': 'quick' } as const)[key]
  return pace ? done(() => (playback.pace = pace)) : false
}

function done(act: () => void): true {
  act()
  return true
}
