/** What can be chosen when a table is made, and how it is told: the twin of `kernel/options.py`. */
import type { GameInfo, OptionInfo, OptionValue } from '../server/api.gen.ts'
import { t, texts } from './texts.svelte.ts'

export type Chosen = Record<string, OptionValue>
type Condition = Record<string, OptionValue[]>

export const spelled = (value: OptionValue) => (value === true ? 'on' : value === false ? 'off' : String(value))

const holds = (needed: Condition | undefined, full: Chosen) =>
  Object.entries(needed ?? {}).every(([name, values]) => values.includes(full[name]!))

/** Whether an option matters with these others; `full` names them all. */
export const applies = (option: OptionInfo, full: Chosen) => holds(option.when, full)

/** What an option is when nobody chooses. */
export const usual = (option: OptionInfo, seats: number, full: Chosen): OptionValue =>
  option.defaults?.find((one) => one.seats === seats && holds(one.when, full))?.value ?? option.default

/** Whether so many can play a value. */
export const playable = (option: OptionInfo, value: OptionValue, seats: number) =>
  !(option.names_seat && Number(value) >= seats) && (option.seats?.[spelled(value)] ?? [seats]).includes(seats)

/** Every option with its value for so many seats. */
export function completed(game: GameInfo, chosen: Chosen, seats: number): Chosen {
  const full: Chosen = {}
  for (const option of game.options) full[option.name] = chosen[option.name] ?? usual(option, seats, full)
  return full
}

/** How many can play a title, in figures: `2 – 5`, or `2`. */
export const seatRange = ({ fewest_seats: fewest, most_seats: most }: GameInfo) =>
  fewest === most ? String(most) : `${fewest} – ${most}`

/** How many can play what is chosen. */
export function seatCounts(game: GameInfo, chosen: Chosen): number[] {
  const counts: number[] = []
  for (let seats = game.fewest_seats; seats <= game.most_seats; seats++) {
    const full = completed(game, chosen, seats)
    const fits = game.options.every(
      (option) => option.names_seat || !applies(option, full) || playable(option, full[option.name]!, seats),
    )
    if (fits) counts.push(seats)
  }
  return counts
}

/** Of what is chosen, only what matters with so many seats and can be played by them. */
export function fitting(game: GameInfo, chosen: Chosen, seats: number): Chosen {
  const left: Chosen = {}
  const full: Chosen = {}
  for (const option of game.options) {
    const value = chosen[option.name]
    const kept = value !== undefined && applies(option, full) && playable(option, value, seats)
    if (kept) left[option.name] = value
    full[option.name] = kept ? value : usual(option, seats, full)
  }
  return left
}

/** The team of each seat, counted from 0; empty where everybody plays alone. */
export function teamsOf(game: GameInfo | undefined, full: Chosen, seats: number): number[] {
  const teams = game?.teams
  if (!teams || !holds(teams.when, full)) return []
  const count = Math.max(1, Math.floor(seats / teams.size))
  return Array.from({ length: seats }, (_, seat) => seat % count)
}

/** Whether partners may write to each other alone while they play. */
export const partnersMayTalk = (game: GameInfo | undefined, full: Chosen) =>
  !!game?.teams && holds(game.teams.talk, full)

/** "1 + 3 against 2 + 4" */
export function pairing(teams: number[]): string {
  const count = Math.max(0, ...teams) + 1
  const sides = Array.from({ length: count }, (_, team) =>
    teams.flatMap((one, seat) => (one === team ? [seat + 1] : [])).join(' + '),
  )
  return sides.join(` ${t('against')} `)
}

export const roman = (team: number) => ['I', 'II', 'III'][team] ?? String(team + 1)

// -- in words -------------------------------------------------------------------------------------------------
export const optionName = (game: GameInfo, option: OptionInfo) => texts.format(game.title, `option-${option.name}`)

export function valueName(game: GameInfo, option: OptionInfo, value: OptionValue): string {
  if (option.names_seat) return t('seat-number', { number: Number(value) + 1 })
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return typeof value === 'number' ? String(value) : texts.format(game.title, `option-${option.name}-${value}`)
}

export interface OptionLine {
  option: OptionInfo
  name: string
  value: string
  changed: boolean
}

/** The options that matter at a table, those first that differ from what is usual. */
export function optionLines(game: GameInfo, chosen: Chosen, seats: number): OptionLine[] {
  const full = completed(game, chosen, seats)
  return game.options
    .filter((option) => applies(option, full))
    .map((option) => ({
      option,
      name: optionName(game, option),
      value: valueName(game, option, full[option.name]!),
      changed: full[option.name] !== usual(option, seats, full),
    }))
    .sort((a, b) => Number(b.changed) - Number(a.changed))
}
