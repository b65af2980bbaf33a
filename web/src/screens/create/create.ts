/** Opening tables. */
import type { GameInfo, NewSeat, NewTable } from '../../lib/server/api.gen.ts'
import { usualLevel } from '../../lib/texts/levels.ts'
import { naming } from '../../lib/screen/naming.svelte.ts'
import { rest } from '../../lib/server/rest.ts'
import { router } from '../../lib/screen/router.svelte.ts'
import { COLOURS, SHAPES } from '../../lib/table/seats.ts'
import { texts } from '../../lib/texts/texts.svelte.ts'
import { toasts } from '../../lib/screen/toasts.svelte.ts'
import { LIVE } from './pace.ts'

export type SeatDraft = Required<NewSeat>

export function newSeat(kind: NewSeat['kind'], at: number, game: GameInfo): SeatDraft {
  return {
    kind,
    level: kind === 'bot' ? usualLevel(game) : '',
    colour: COLOURS[at % COLOURS.length]!,
    shape: SHAPES[at % SHAPES.length]!,
  }
}

/** So many seats: others go from the end, new ones are bots in colours nobody has. */
export function resized(seats: SeatDraft[], count: number, game: GameInfo, level = ''): SeatDraft[] {
  const kept = [...seats]
  while (kept.length > count) {
    const last = kept.findLastIndex((seat) => seat.kind !== 'me')
    kept.splice(last < 0 ? kept.length - 1 : last, 1)
  }
  while (kept.length < count) {
    const made = newSeat('bot', kept.length, game)
    made.colour = COLOURS.find((colour) => !kept.some((seat) => seat.colour === colour)) ?? made.colour
    made.shape = SHAPES.find((shape) => !kept.some((seat) => seat.shape === shape)) ?? made.shape
    kept.push(made)
  }
  if (level && game.levels.includes(level)) for (const seat of kept) if (seat.kind === 'bot') seat.level = level
  return kept
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
    spectators: 'talk',
  })
}

export async function openTable(wanted: NewTable): Promise<void> {
  if (wanted.seats.some((seat) => seat.kind === 'me') && !(await naming.sits())) return
  try {
    const card = await rest.create(wanted)
    router.go(`/table/${card.id}`)
  } catch (trouble) {
    toasts.bad((trouble as Error).message)
  }
}
