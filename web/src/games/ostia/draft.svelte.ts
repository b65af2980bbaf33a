/** What the viewer is about to say, before it is said: kept here, and for an allocation also across a reload. */
import { type Pile } from '../../kit/index.ts'
import type { Sight } from './sight.gen.ts'
import type { TableView } from '../../lib/table/view.ts'
import { BLUFFS, GOODS, TYPE_LIMIT } from './parts/components.ts'
import { add, penalised, typesOf } from './parts/sums.ts'

export type Space = 'forum' | 'senate' | 'storage'
export const SPACES: Space[] = ['forum', 'senate', 'storage']
export interface Piece {
  id: string
  good: string
  at: Space | null
}
export const BLUFF = 'bluff'

export class Draft {
  /** The amount on the ruler; null = the minimum. */
  bid = $state<number | null>(null)
  /** Boat cards chosen for the lot, by their place in the boat. */
  lot = $state<string[]>([])
  /** The word of the two cards chosen. */
  pair = $state<string | null>(null)
  /** The number on a plain stepper. */
  number = $state<number | null>(null)
  pieces = $state<Piece[]>([])
  chosen = $state<string | null>(null)
  /** The card that was chosen by itself: a click on it means it, and does not let it go. */
  given: string | null = null
  private mark = ''

  constructor(private readonly table: TableView) {}

  get sight(): Sight {
    return this.table.sight as Sight
  }

  /** Begin anew when another decision is asked. */
  begin(mark: string): void {
    if (mark === this.mark) return
    this.mark = mark
    this.bid = null
    this.lot = []
    this.pair = null
    this.number = null
    this.chosen = null
    const decision = this.table.decision
    this.pieces = decision === 'allocate' || decision === 'final_allocate' ? this.remembered(this.laid()) : []
  }

  private laid(): Piece[] {
    const own = this.sight.own
    if (!own) return []
    if (!this.table.mine)
      return sealed(
        own,
        this.table.card.options['bluff_cards'] !== false && this.sight.seats[this.table.viewer!]!.chosen ? BLUFFS : 0,
      )
    if (this.second) return sealed(own, BLUFFS)
    const pieces = goodsOf(own)
    if (this.table.card.options['bluff_cards'] !== false) {
      const said = this.table.offers('lock')
      const { bluff_forum: forum, bluff_senate: senate } = own
      const at = (k: number): Space => (k < forum ? 'forum' : k < forum + senate ? 'senate' : 'storage')
      for (let k = 0; k < BLUFFS; k++) pieces.push({ id: `${BLUFF}-${k}`, good: BLUFF, at: said ? at(k) : null })
    }
    return pieces
  }

  /** The same cards where they were put before a reload. */
  private remembered(pieces: Piece[]): Piece[] {
    if (!this.table.mine) return pieces
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as Record<string, Space | null> | null
      if (kept && pieces.every((piece) => piece.id in kept) && Object.keys(kept).length === pieces.length)
        for (const piece of pieces) piece.at = kept[piece.id] ?? null
    } catch {
      // An unreadable draft is no draft.
    }
    return pieces
  }

  private get key(): string {
    return `emporion.ostia.${this.table.card.id}.${this.mark}`
  }

  /** A click on a card: it is the one asked about, or no longer. */
  choose(id: string): void {
    this.chosen = this.chosen === id && this.given !== id ? null : id
    this.given = null
  }

  move(id: string, to: Space): void {
    const piece = this.pieces.find((one) => one.id === id)
    if (!piece) return
    piece.at = to
    sessionStorage.setItem(this.key, JSON.stringify(Object.fromEntries(this.pieces.map((one) => [one.id, one.at]))))
  }

  /** Begin again: everything in storage, or as it was sealed before the piles showed. */
  reset(): void {
    sessionStorage.removeItem(this.key)
    this.pieces = this.laid()
    if (!this.second) for (const piece of this.pieces) piece.at = piece.good === BLUFF ? null : 'storage'
    this.chosen = null
  }

  /** To the next space: storage, forum, Senate and round again; a Bluff card starts beside the board. */
  cycle(id: string): void {
    const piece = this.pieces.find((one) => one.id === id)
    if (!piece) return
    const round: Space[] = this.final ? ['storage', 'forum'] : ['storage', 'forum', 'senate']
    let to = round[(round.indexOf(piece.at ?? 'storage') + 1) % round.length]!
    while (this.strict && this.tooMany(piece.good, to, piece.id)) to = round[(round.indexOf(to) + 1) % round.length]!
    this.move(id, to)
    this.chosen = id
  }

  /** The goods on a space, with one card moved for a what-if. */
  pile(space: Space, moved: { id: string; to: Space } | null = null): Pile {
    return add(
      ...this.pieces
        .filter((piece) => piece.good !== BLUFF && (moved?.id === piece.id ? moved.to : piece.at) === space)
        .map((piece) => ({ [piece.good]: 1 })),
    )
  }

  bluffs(space: Space | null): Piece[] {
    return this.pieces.filter((piece) => piece.good === BLUFF && piece.at === space)
  }
  get bluffsLeft(): number {
    return this.bluffs(null).length
  }
  /** Whether everybody has seen the sizes of all piles and may lay once more (OST-4.2.4). */
  get second(): boolean {
    return this.table.mine && this.sight.seats.every((seat) => seat.pile_sizes !== null)
  }
  /** Whether the cards lie otherwise than they were sealed. */
  get changed(): boolean {
    const own = this.sight.own
    if (!own) return false
    const same = (space: Space, pile: Pile) =>
      GOODS.every((good) => (this.pile(space)[good] ?? 0) === (pile[good] ?? 0))
    return !(
      same('forum', own.forum) &&
      same('senate', own.senate) &&
      this.bluffs('forum').length === own.bluff_forum &&
      this.bluffs('senate').length === own.bluff_senate
    )
  }
  /** The types that would be lost at the reveal (OST-4.2.7), with one card moved for a what-if. */
  lost(moved: { id: string; to: Space } | null = null): string[] {
    if (this.final) return []
    const types = typesOf(this.pile('forum', moved), this.pile('senate', moved))
    return penalised(types, this.sight.senate_active_values, this.table.card.options['type_limit_mode'] === 'literal')
  }
  get final(): boolean {
    return this.table.decision === 'final_allocate'
  }
  get strict(): boolean {
    return this.table.card.options['type_limit_mode'] === 'strict' && !this.final
  }

  /** Whether a card of that good would be one type too many on that space; `id`: the card that is moved. */
  tooMany(good: string, to: Space, id = ''): boolean {
    if (to === 'storage' || good === BLUFF || this.final) return false
    const moved = { id, to: 'storage' as Space }
    const types = typesOf(this.pile('forum', moved), this.pile('senate', moved))
    return !types.includes(good) && types.length >= TYPE_LIMIT
  }

  /** The words of the whole allocation, in the order the rules ask for them. */
  words(): string[] {
    const forum = this.pile('forum')
    const senate = this.pile('senate')
    const held = add(forum, senate, this.pile('storage'))
    const words: string[] = []
    let types = 0
    for (const good of GOODS) {
      if (!held[good]) continue
      // In the strict game a fourth type has only one word, which is said by itself.
      if (this.strict && types >= TYPE_LIMIT) continue
      const f = forum[good] ?? 0
      const s = senate[good] ?? 0
      if (f + s > 0) types++
      words.push(`split:${good}:${f}/${s}`)
    }
    if (this.pieces.some((piece) => piece.good === BLUFF))
      words.push(`bluff:${this.bluffs('forum').length}/${this.bluffs('senate').length}`)
    return [...words, 'lock']
  }

  /** What is still to be said: all of it, `confirm` where nothing was changed, the rest where some has been said, or
   * null if that was another allocation.
   */
  remaining(): string[] | null {
    const words = this.words()
    if (this.table.offers('confirm')) return this.changed ? words : ['confirm']
    const first = this.table.offer[0] ?? ''
    const due = words.findIndex(
      (word) => word === first || word.split(':').slice(0, -1).join() === first.split(':').slice(0, -1).join(),
    )
    if (due <= 0) return words
    const own = this.sight.own!
    const said = words.slice(0, due).every((word) => {
      const [verb, good, split] = word.split(':') as [string, string, string]
      return verb === BLUFF
        ? good === `${own.bluff_forum}/${own.bluff_senate}`
        : split === `${own.forum[good] ?? 0}/${own.senate[good] ?? 0}`
    })
    return said ? words.slice(due) : null
  }
}

/** The goods of a seat, where they lie. */
function goodsOf(own: NonNullable<Sight['own']>): Piece[] {
  const pieces: Piece[] = []
  const lay = (pile: Pile, at: Space) => {
    for (const good of GOODS)
      for (let k = 0; k < (pile[good] ?? 0); k++)
        pieces.push({ id: `${good}-${pieces.filter((one) => one.good === good).length}`, good, at })
  }
  lay(own.forum, 'forum')
  lay(own.senate, 'senate')
  lay(own.stock, 'storage')
  return pieces
}

/** The cards of somebody who has locked, where they lie. */
function sealed(own: NonNullable<Sight['own']>, bluffs: number): Piece[] {
  const pieces = goodsOf(own)
  for (let k = 0; k < own.bluff_forum; k++) pieces.push({ id: `bluff-forum-${k}`, good: BLUFF, at: 'forum' })
  for (let k = 0; k < own.bluff_senate; k++) pieces.push({ id: `bluff-senate-${k}`, good: BLUFF, at: 'senate' })
  for (let k = own.bluff_forum + own.bluff_senate; k < bluffs; k++)
    pieces.push({ id: `bluff-storage-${k}`, good: BLUFF, at: 'storage' })
  return pieces
}
