/** All problems and how one does, with what is looked for; read again when something has been tried. */
import type { PuzzleInfo, Puzzles } from '../lib/server/api.gen.ts'
import { texts } from '../lib/texts/texts.svelte.ts'
import { calls } from './api.ts'

export const START = 1200

class Shelf {
  all = $state.raw<Puzzles | null>(null)
  failure = $state('')
  /** What is looked for; nothing: everything. */
  game = $state('')
  difficulty = $state(0)
  theme = $state('')
  fresh = $state(false)

  async look(): Promise<void> {
    try {
      this.take(await calls.all())
    } catch (trouble) {
      this.failure = (trouble as Error).message
    }
  }

  take(all: Puzzles): void {
    this.all = all
    this.failure = ''
  }

  /** Whoever chooses a theme knows something: such attempts change no rating. */
  get practice(): boolean {
    return this.theme !== ''
  }

  /** The numbers of the problems about the theme, once the server has said so. */
  private numbers = $state.raw<Set<number>>(new Set())

  found = $derived.by((): PuzzleInfo[] =>
    (this.all?.puzzles ?? []).filter(
      (one) =>
        (!this.game || one.game === this.game) &&
        (!this.difficulty || one.difficulty === this.difficulty) &&
        (!this.fresh || one.state === 'new') &&
        (!this.theme || this.numbers.has(one.number)),
    ),
  )

  pick(game: string): void {
    this.game = game
    this.theme = ''
  }

  /** Practise a theme of the title that is looked for; once more: all of them again. */
  async practise(theme: string): Promise<void> {
    if (!theme || theme === this.theme) {
      this.theme = ''
      return
    }
    try {
      this.numbers = new Set(await calls.about(this.game, theme))
      this.theme = theme
    } catch (trouble) {
      this.failure = (trouble as Error).message
    }
  }

  get rating(): number {
    return this.all?.me?.rating ?? START
  }

  /** The next one: new, and near to the rating of who solves; those missed when none is new. */
  next(after: PuzzleInfo | null): PuzzleInfo | null {
    const others = this.found.filter((one) => one.game !== after?.game || one.number !== after.number)
    const fresh = others.filter((one) => one.state === 'new')
    const left = fresh.length ? fresh : others.filter((one) => one.state === 'missed')
    const far = (one: PuzzleInfo) => Math.abs(one.rating - this.rating)
    return left.reduce<PuzzleInfo | null>((best, one) => (!best || far(one) < far(best) ? one : best), null)
  }
}

export const shelf = new Shelf()

export const addressOf = (one: { game: string; number: number }) => `/problems/${one.game}/${one.number}`
export const themeName = (game: string, key: string): string => texts.format(game, key)
