/** What a board is given: a table as somebody sees it, live or in a replay. */
import type { Component, Snippet } from 'svelte'
import type { Entry, Prompt, Refusal, RefusedWord, Result, TableCard } from './api.gen.ts'
import type { Speech } from './texts.svelte.ts'

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
  readonly speech: Speech
  /** The word on its way to the server. */
  readonly pending: string | null
  readonly mayTakeBack: boolean
  /** Whether the viewer must speak. */
  readonly mine: boolean
  offers(word: string): boolean
  refusal(word: string): RefusedWord | undefined
  say(word: string): void
  sayAll(words: string[]): void
  takeBack(all?: boolean): void
  why(word: string): Promise<Refusal | null>
}

/** `replay` takes the place of the console while a match is looked at again. */
export type Board = Component<{ table: TableView; tab: string; replay?: Snippet }>

/** `count` tells how many things can be done behind a tab. */
export interface BoardTab {
  id: string
  icon: string
  text: string
  count?: (table: TableView) => number
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
  /** What stands beside the name of a seat. */
  SeatTag?: Component<{ table: TableView; seat: number }>
  /** Where the match stands, for the header. */
  Progress?: Component<{ table: TableView }>
  /** The steps of the guided tour: selector and text key of the title. */
  tour?: { at: string; text: string }[]
  /** Further tabs of the phone layout, between the table and the players; the board is told which is open. */
  tabs?: BoardTab[]
  /** Journal keys that begin a new group. */
  groups?: string[]
  /** A line of the journal is pointed at, or none any more: the board shows what it is about. */
  point?: (table: TableView, entry: Entry | null) => void
  /** Whether the board has its own button for taking back; else a banner offers it. */
  undo?: boolean
  /** Whether the board says this decision as a whole; hints are then followed so, too. */
  whole?: (table: TableView) => boolean
  /** The order of the seats in their panel. */
  order?: (table: TableView) => number[]
  /** The points of a seat, where the sight does not call them `points`. */
  points?: (table: TableView, seat: number) => number
  /** A line at the foot of the journal's panel. */
  SideFoot?: Component<{ table: TableView }>
  /** A panel of its own below the journal. */
  BelowJournal?: Component<{ table: TableView }>
}
