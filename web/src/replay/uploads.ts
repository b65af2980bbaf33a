/** Where a finished match is found: one played here by its table, one brought along by the key of its record. */
import type { Replay } from '../lib/server/api.gen.ts'
import { rest } from '../lib/server/rest.ts'

const BROUGHT = /^record-([0-9a-f]{20})$/

export const isBrought = (id: string) => BROUGHT.test(id)

export const loadReplay = (id: string): Promise<Replay> => {
  const key = BROUGHT.exec(id)?.[1]
  return key ? rest.record(key) : rest.replay(id)
}

/** The lasting address of a record that was brought along. */
export const addressOf = (replay: Replay) => `/replay/record-${replay.card.id}`
