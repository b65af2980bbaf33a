/** The lobby as the server tells it: all of it once, then what changes. One line, open while a screen shows it. */
import type { Answer, LobbyNews, TableCard } from './api.gen.ts'
import { SIGNED_OUT } from './line.svelte.ts'
import { rest } from './rest.ts'
import { world } from './world.svelte.ts'
import { shown } from '../texts/former.ts'

const RETRY = [500, 1000, 2000, 4000, 8000, 15000, 30000]
type Part = LobbyNews['part']

class LobbyLine {
  private parts = $state.raw<Record<Part, TableCard[]>>({ mine: [], open: [], watch: [] })
  /** Whether the server has told everything. */
  known = $state(false)
  private socket: WebSocket | null = null
  private lookers = new Set<(card: TableCard) => void>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** My tables, those first that wait for me and those last that are over. */
  mine = $derived(this.parts.mine.toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated))
  private own = $derived(new Set(this.parts.mine.map((card) => card.id)))
  open = $derived(this.parts.open.filter((card) => !this.own.has(card.id)).sort((a, b) => b.updated - a.updated))
  watch = $derived(this.parts.watch.filter((card) => !this.own.has(card.id)).sort((a, b) => b.made - a.made))

  /** Follow the lobby until the function that is returned is called; `onturn` hears of tables that wait for me now. */
  look(onturn: (card: TableCard) => void = () => undefined): () => void {
    this.lookers.add(onturn)
    if (this.lookers.size === 1) this.connect()
    return () => {
      this.lookers.delete(onturn)
      if (!this.lookers.size) this.leave()
    }
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`)
    this.socket = socket
    socket.onmessage = (event) => {
      const news = JSON.parse(event.data as string) as LobbyNews | Answer
      if (news.type === 'lobby') this.receive(news) // else it says why nothing comes
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      if (event.code === SIGNED_OUT) void world.anew().catch(() => undefined)
      if (!this.known && !navigator.onLine) void this.recall()
      const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)]!
      // Not all at once after a restart.
      this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
    }
  }

  /** Without a line: what was told last, as far as this browser has kept it. */
  private async recall(): Promise<void> {
    const told = await rest.lobby().catch(() => null)
    if (told && !this.known) this.parts = { mine: told.mine.map(shown), open: [], watch: [] }
  }

  private leave(): void {
    clearTimeout(this.timer)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private receive(news: LobbyNews): void {
    const before = this.parts[news.part]
    const changed = new Map(news.cards.map((card) => [card.id, card]))
    const kept = news.whole ? [] : before.filter((card) => !changed.has(card.id) && !news.gone.includes(card.id))
    this.parts = { ...this.parts, [news.part]: [...kept, ...news.cards.map(shown)] }
    if (news.part === 'mine') {
      const waited = new Set(before.filter((card) => card.waits_for_me).map((card) => card.id))
      if (this.known)
        for (const card of news.cards)
          if (card.waits_for_me && !waited.has(card.id)) for (const told of this.lookers) told(card)
    }
    this.tries = 0
    this.known = true
  }
}

const rank = (card: TableCard) =>
  card.waits_for_me || card.invited ? 0 : card.status === 'over' || card.status === 'broken' ? 2 : 1

export const lobby = new LobbyLine()
