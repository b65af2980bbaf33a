/** What a board is given: a table as somebody sees it, live or in a replay. */
import type { Component, Snippet } from 'svelte'
import type { Back, Entry, Here, Prompt, Refusal, RefusedWord, Result, State, TableCard } from '../server/api.gen.ts'
import type { Sound } from '../screen/sound.ts'
import type { Speech } from '../texts/texts.svelte.ts'

/** What is known while something is turned up: the journal before its entry `n`, and what is seen of the table. */
export interface Revealed {
  n: number
  sight: unknown
}

export interface TableView {
  readonly live: boolean
  readonly card: TableCard
  readonly viewer: number | null
  /** The seat that is called "you". */
  readonly reader: number | null
  readonly sight: unknown
  readonly phase: string
  readonly decision: string
  readonly prompt: Prompt | null
  readonly speakers: number[]
  /** By seat, what it does in the turn order. */
  readonly turns: NonNullable<State['turns']>
  readonly offer: string[]
  readonly refused: RefusedWord[]
  readonly journal: Entry[]
  /** The journal entries that came with the state shown now. */
  readonly news: Entry[]
  /** What was seen before the news. */
  readonly sightBefore: unknown
  readonly result: Result | null
  /** The number of the first journal entry since the viewer last spoke. */
  readonly recapFrom: number
  /** Where in the sequence of play it stands; nothing where nobody is asked. */
  readonly place?: Here | null
  readonly speech: Speech
  /** The word on its way to the server. */
  readonly pending: string | null
  /** Whether the last word can be taken back without asking anybody. */
  readonly mayTakeBack: boolean
  /** The same while the turn, or the sealed decision, that it belongs to goes on. */
  readonly mayStepBack: boolean
  /** How words can be taken back, or why not; null for who watches. */
  readonly back: Back | null
  /** Whether the viewer must speak. */
  readonly mine: boolean
  offers(word: string): boolean
  refusal(word: string): RefusedWord | undefined
  /** `careful`: to be asked first when it is plainly a mistake; as the settings say unless told. */
  say(word: string, careful?: boolean): void
  sayAll(words: string[], careful?: boolean): void
  /** Take the last word back, so many of them, or the whole turn; where the others have to agree, ask about that. */
  takeBack(all?: boolean, steps?: number): void
  why(word: string): Promise<Refusal | null>
  /** Ask the others for so many seconds more for what one has to decide; at a live table. */
  askTime?(seconds: number): void
  /** What seats and journal show, and nobody is asked, while the board turns something up; null when all is told. */
  readonly held?: TableView | null
  /** The board has shown what was turned up: seats and journal may tell it; or `so` much of it, the rest is to come. */
  revealed(so?: Revealed): void
}

/** An icon on a tile, or a drawing of the title's sprite. */
export type ThingLook = { icon: string; fill: string; ink: string } | { href: string; box: string }

/** `replay` takes the place of the board's own console while the past is looked at; a board without one gets none. */
export type Board = Component<{ table: TableView; tab: string; replay?: Snippet }>

/** `count` tells how many things can be done behind a tab. */
export interface BoardTab {
  id: string
  icon: string
  text: string
  count?: (table: TableView) => number
}

export interface Hints {
  /** A word as a player would say it with the board in sight, where its own text names a place by numbers or leaves out
   * what the word `before` it has named.
   */
  called?: (table: TableView, word: string, before: string | undefined) => string | undefined
  /** Where a word happens, as selectors, where nothing on the board says it. */
  at?: (table: TableView, word: string) => string[]
  /** Whether a piece goes from what one word names to what the next one names. */
  moves?: (from: string, to: string) => boolean
  /** Cards that would lie in another row: of each kind a copy with their number is drawn there. Both are selectors. */
  ghosts?: (table: TableView, word: string) => { of: string; at: string; count: number }[]
  /** The board lights it by itself: the words of the hint, none when it is closed. */
  light?: (table: TableView, words: string[]) => void
}

/** What a title's `index.ts` may export besides its board. */
export interface BoardModule {
  default: Board
  /** Art that the board and the panels around it refer to by id; the screen mounts it once, whatever is shown. */
  Sprite?: Component
  /** Whether the board draws its own prompt, seats and buttons; else the table screen adds the general ones. */
  console?: boolean
  /** The verbs that things on a board without a console say themselves; the general prompt leaves them out. */
  drawn?: ReadonlySet<string>
  /** The line of holdings in the panel of a seat. */
  SeatLine?: Component<{ table: TableView; seat: number }>
  /** What must stay in sight of that where the panel of a seat is small. */
  SeatShort?: Component<{ table: TableView; seat: number }>
  /** What stands beside the name of a seat. */
  SeatTag?: Component<{ table: TableView; seat: number }>
  /** Where the match stands, for the header. */
  Progress?: Component<{ table: TableView }>
  /** The steps of the guided tour: selector and text key of the title. */
  tour?: { at: string; text: string }[]
  /** Further tabs of the phone layout, between the table and the players; the board is told which is open. */
  tabs?: BoardTab[]
  /** How a thing named in a text looks, by its reference (`good:wine`). */
  thing?: (kind: string, name: string) => ThingLook | null
  /** Where on the board a line happened, besides the places its figures name: `data-anchor`s. */
  places?: (entry: Entry) => string[]
  /** What a line of the journal sounds like, by its key; any other is silent. */
  sounds?: Readonly<Record<string, Sound>>
  /** Whether what this line tells is turned up on the board first: seats and journal wait for `TableView.revealed`. */
  reveals?: (entry: Entry) => boolean
  /** A line of the journal is pointed at, or none any more: the board shows what it is about. */
  point?: (table: TableView, entry: Entry | null) => void
  /** Whether the board has its own button for taking back; else a banner offers it. */
  undo?: boolean
  /** Whether the board says this decision as a whole; hints are then followed so, too. */
  whole?: (table: TableView) => boolean
  /** How hints are drawn on this board, where its words and anchors do not say it already. */
  hints?: Hints
  /** The order of the seats in their panel. */
  order?: (table: TableView) => number[]
  /** The points of a seat, where the sight does not call them `points`; undefined where there is nothing to say yet. */
  points?: (table: TableView, seat: number) => number | undefined
  /** How many stand before each seat, where that is not a matter of its own points: in teams. */
  ranks?: (table: TableView) => number[]
  /** The points as the title writes them: a share in per cent. */
  written?: (points: number) => string
  /** All that is public of a seat, drawn in the place of the viewer's own board, or on a phone below each other. */
  Rival?: Component<{ table: TableView; seat: number; phone?: boolean }>
  /** What the title shows beside the account of a finished match: its palace, place by place. */
  EndPicture?: Component<{ table: TableView }>
  /** A piece of a seat: drawn for amounts up to five in the account of a finished match. */
  AccountPiece?: Component<{ table: TableView; seat: number }>
  /** What lies behind an amount of a source in that account: the goods that were stored. */
  AccountDetail?: Component<{ table: TableView; seat: number; source: string }>
  /** Sources of that account whose detail is told on a phone even where they brought nothing. */
  told?: ReadonlySet<string>
  /** Icons of the sources and tie-breaks of the account, by their names. */
  sources?: Record<string, string>
  /** A line at the foot of the journal's panel. */
  SideFoot?: Component<{ table: TableView }>
  /** A panel of its own below the journal. */
  BelowJournal?: Component<{ table: TableView }>
}
