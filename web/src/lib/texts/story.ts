/** The journal as it is read: chapters (round and phase), turns, facts; oldest first. */
import type { Entry, Figure } from '../server/api.gen.ts'
import { plain, type Speech } from './texts.svelte.ts'

/** A line; the same one told several times in a row is one fact. */
export interface Fact {
  entry: Entry
  times: number
}
/** What belongs to a seat's turn; without a seat, what happened to everybody. */
export interface Turn {
  seat: number | null
  /** What the turn is about, told in its head instead of in a line: the card that was played. */
  chip: Entry | null
  facts: Fact[]
}
export interface Chapter {
  head: string
  turns: Turn[]
}

const seatIn = (figure: Figure | undefined): number | null =>
  typeof figure === 'string' && figure.startsWith('seat:') ? Number(figure.slice(5)) : null

/** Whom a line is about. */
export const about = (entry: Entry): number | null => seatIn(entry.figures['seat'])

/** Whether a line is told of one of these seats: in its turn, or because it names it. */
export function concerns(entry: Entry, seats: ReadonlySet<number>): boolean {
  const named = Object.values(entry.figures).flatMap((figure) => (Array.isArray(figure) ? figure : [figure]))
  return [entry.turn, ...named.map(seatIn)].some((seat) => seat !== null && seats.has(seat))
}

/** Whether everything that was played is told from this line on: the reader has not spoken, nobody has before. */
export const fromStart = (entries: readonly Entry[], from: number): boolean =>
  !entries.slice(0, from).some((entry) => entry.word_seat !== null)

/** The number a turn or chapter has as long as it grows: that of its first line. */
export const keyOf = (turn: Turn): number => (turn.chip ?? turn.facts[0]!.entry).n

export function story(entries: readonly Entry[], speech: Speech): Chapter[] {
  const chapters: Chapter[] = []
  entries.forEach((entry, k) => {
    let chapter = chapters.at(-1)
    // A line that was told outside of play stands where it was told.
    const head = chapter && !entry.round && !entry.phase ? chapter.head : speech.head(entry)
    if (chapter?.head !== head) chapters.push((chapter = { head, turns: [] }))
    const next = entries[k + 1]
    const several = next && next.turn === null && about(next) === about(entry) && next.phase === entry.phase
    if (!announces(entry, head, speech)) add(chapter, entry, several ? about(entry) : null, speech)
  })
  return chapters.filter((chapter) => chapter.turns.length)
}

/** Whether a line says nothing but what stands in the head above it. */
function announces(entry: Entry, head: string, speech: Speech): boolean {
  const said = plain(speech.marked(`event-${entry.key}`, entry.figures))
    .replace(/\.$/, '')
    .toLowerCase()
  return head.toLowerCase().split(' · ').includes(said)
}

/** `group`: whose lines begin here, where it is nobody's turn. */
function add(chapter: Chapter, entry: Entry, group: number | null, speech: Speech): void {
  let turn = chapter.turns.at(-1)
  // What closes a turn may be told when it is over: it stays with the seat it is about.
  const seat = entry.turn ?? (turn && about(entry) === turn.seat ? turn.seat : group)
  if (turn?.seat !== seat) chapter.turns.push((turn = { seat, chip: null, facts: [] }))
  const last = turn.facts.at(-1)
  if (!turn.chip && !last && seat !== null && about(entry) === seat && speech.has(`chip-${entry.key}`))
    turn.chip = entry
  else if (last && same(last.entry, entry)) last.times++
  else turn.facts.push({ entry, times: 1 })
}

const same = (a: Entry, b: Entry): boolean =>
  a.key === b.key && a.word_seat === b.word_seat && JSON.stringify(a.figures) === JSON.stringify(b.figures)
