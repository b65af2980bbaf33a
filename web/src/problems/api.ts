/** The server's calls about problems. An `address` is where attempts at one go. */
import type { Learning, PuzzleDay, Puzzles, PuzzleTable, TableCard, Tried } from '../lib/server/api.gen.ts'
import { call, make, tableAddress } from '../lib/server/rest.ts'
import { settings } from '../lib/screen/settings.svelte.ts'

export const puzzleAddress = (game: string, number: number) => `/puzzles/${encodeURIComponent(game)}/${number}`
export const ownAddress = (table: string, n: number) => `${tableAddress(table)}/puzzles/${n}`
export const keptAddress = (id: string) => `/kept_puzzles/${encodeURIComponent(id)}`

export const calls = {
  all: () => call<Puzzles>('GET', '/puzzles'),
  day: () => call<PuzzleDay>('GET', '/puzzles/day'),
  about: (game: string, theme: string) => call<number[]>('GET', `/puzzles/${game}/themes/${encodeURIComponent(theme)}`),
  open: (address: string) => call<PuzzleTable>('GET', address),
  attempt: (address: string, words: string[], practice: boolean) =>
    call<Tried>('POST', `${address}/try`, { words, practice }),
  giveUp: (address: string, practice: boolean) => call<Tried>('POST', `${address}/give_up`, { practice }),
  keep: (address: string) => call<PuzzleTable>('POST', `${address}/keep`),
  drop: (id: string) => call<Puzzles>('POST', `${keptAddress(id)}/drop`),
  /** After how many words only a match of one's own asks: elsewhere the server knows. */
  branch: (address: string) => {
    const own = /^(\/tables\/[^/]+)\/puzzles\/(\d+)$/.exec(address)
    const wanted = { word: Number(own?.[2] ?? 0), level: settings.kept.level }
    return make<TableCard>(`${own?.[1] ?? address}/branch`, wanted)
  },
  learning: (table: string) => call<Learning>('GET', `${tableAddress(table)}/learning`),
  askLearning: (table: string) => call<Learning>('POST', `${tableAddress(table)}/learning`),
}
