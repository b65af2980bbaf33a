/** Opening tables. */
import type { GameInfo, NewSeat, NewTable, Pace } from '../lib/api.gen.ts'
import { usualLevel } from '../lib/levels.ts'
import { rest } from '../lib/rest.ts'
import { router } from '../lib/router.svelte.ts'
import { COLOURS, SHAPES } from '../lib/seats.ts'
import { texts } from '../lib/texts.svelte.ts'
import { toasts } from '../lib/toasts.svelte.ts'

export const LIVE: Pace = { kind: 'live', seconds: null, late: 'wait', bots: 'brisk' }

export type SeatDraft = Required<NewSeat>

export function newSeat(kind: NewSeat['kind'], at: number, game: GameInfo): SeatDraft {
  return {
    kind,
    level: kind === 'bot' ? usualLevel(game) : '',
    colour: COLOURS[at % COLOURS.length]!,
    shape: SHAPES[at % SHAPES.length]!,
  }
}

/** One click: me against bots, all seats filled to the recommended number. */
export async function quickTable(game: GameInfo): Promise<void> {
  const seats = Array.from({ length: game.recommended_seats }, (_, at) => newSeat(at ? 'bot' : 'me', at, game))
  await openTable({
    game: game.title,
    seats,
    options: {},
    pace: LIVE,
    door: 'link',
    language: texts.language,
    hints: null,
  })
}

export async function openTable(wanted: NewTable): Promise<void> {
  try {
    const card = await rest.create(wanted)
    router.go(`/table/${card.id}`)
  } catch (trouble) {
    toasts.bad((trouble as Error).message)
  }
}
