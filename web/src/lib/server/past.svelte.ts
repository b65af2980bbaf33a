/** A table as its viewer saw it when a line of the journal was told; nothing can be said there. */
import type { Entry, Past, Prompt, Refusal, RefusedWord, TableCard } from './api.gen.ts'
import type { Speech } from '../texts/texts.svelte.ts'
import type { Revealed, TableView } from '../table/view.ts'

export class PastTable implements TableView {
  readonly pending = null
  readonly mayTakeBack = false
  readonly mayStepBack = false
  readonly back = null
  readonly turns: TableView['turns'] = []
  readonly mine = false
  readonly offer: string[] = []
  readonly refused: RefusedWord[] = []
  readonly prompt: Prompt | null = null
  readonly result = null
  readonly phase: string
  readonly decision: string
  readonly speakers: number[]
  readonly journal: Entry[]
  readonly sight: unknown
  readonly sightBefore: unknown
  readonly news: Entry[]
  readonly speech: Speech
  readonly card: TableCard
  readonly viewer: number | null
  readonly reader: number | null
  readonly recapFrom: number

  /** With `before`, the position the word found; else the one it left, with what it told as news. */
  constructor(
    now: TableView,
    past: Past,
    before: boolean,
    private readonly leave: () => void,
    readonly live = false,
  ) {
    this.card = now.card
    this.viewer = now.viewer
    this.reader = now.reader
    this.speech = now.speech
    this.recapFrom = now.recapFrom
    this.phase = past.phase
    this.decision = past.decision
    this.speakers = past.speakers
    this.sight = before ? past.before : past.after
    this.sightBefore = before ? null : past.before
    this.journal = now.journal.slice(0, before ? past.n : past.journal)
    this.news = before ? [] : now.journal.slice(past.n, past.journal)
  }

  offers(): boolean {
    return false
  }
  refusal(): undefined {
    return undefined
  }
  say(): void {
    this.leave()
  }
  sayAll(): void {
    this.leave()
  }
  takeBack(): void {
    this.leave()
  }
  why(): Promise<Refusal | null> {
    return Promise.resolve(null)
  }
  revealed(_so?: Revealed): void {}
}
