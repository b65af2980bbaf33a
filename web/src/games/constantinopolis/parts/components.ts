/** What is printed on Constantinopolis's components, from the same data the rules read. */
import buildingsData from '../../../../../src/emporion/games/constantinopolis/data/buildings.toml'
import constantsData from '../../../../../src/emporion/games/constantinopolis/data/constants.toml'
import marketsData from '../../../../../src/emporion/games/constantinopolis/data/markets.toml'
import officesData from '../../../../../src/emporion/games/constantinopolis/data/offices.toml'
import shipsData from '../../../../../src/emporion/games/constantinopolis/data/ships.toml'
import { type Pile } from '../../../kit/index.ts'

export const GOODS = ['food', 'consumer', 'industrial', 'military', 'luxury']

export interface Building {
  id: string
  category: string
  cost: number
  permit?: string
  output?: Pile
  input?: Pile
  yield_gold?: number
  yield_fame?: number
  fame?: number
  pair?: number
  ability_fr?: string
  ability_en?: string
}

export const CATEGORIES = ['production', 'commercial', 'utility', 'public', 'wall']
const read = CATEGORIES.flatMap((category) =>
  (buildingsData[category] as Building[]).map((one) => ({ ...one, category })),
)
const byId = new Map(read.map((one) => [one.id, one]))
export const building = (id: string): Building => byId.get(id)!
export const PERMITS = ['A', 'B', 'C', 'D']
/** The letter a permit asks for before it. */
export const before = (permit: string): string => PERMITS[PERMITS.indexOf(permit) - 1] ?? ''
export const plansOf = (category: string): string[] =>
  category === 'public'
    ? [3, 4, 5, 6].map((pair) => `public_${pair}`)
    : read.filter((one) => one.category === category && one.id !== 'ager').map((one) => one.id)
export const withPermit = (permit: string): string[] =>
  plansOf('production').filter((id) => building(id).permit === permit)
/** The tiles a plan may mean, the dearer one first. */
export const tilesOf = (plan: string): Building[] =>
  plan.startsWith('public_')
    ? read.filter((one) => one.pair === Number(plan.slice(7))).sort((a, b) => b.cost - a.cost)
    : [building(plan)]

export interface MarketData {
  id: string
  region: string
  name_la: string
  trade: Record<string, { limit: number; buy: number; sell: number }>
  donation: Record<string, { quantity: number; fame: number }>
}
const markets = new Map((marketsData.market as MarketData[]).map((one) => [one.id, one]))
export const market = (id: string): MarketData => markets.get(id)!

export interface OfficeData {
  id: string
  roman: string
  name_la: string
}
export const OFFICES = officesData.office as OfficeData[]
export const office = (id: string): OfficeData => OFFICES.find((one) => one.id === id)!

export interface ShipData {
  id: string
  cost: number
  items: number
  max_passengers: number
  long_voyage_fame: number
}
export const SHIPS = shipsData.ship as ShipData[]
export const shipOf = (size: string): ShipData => SHIPS.find((one) => one.id === size)!
export const LONG_VOYAGE = 2

export const SPACES = constantsData.player_board.building_spaces as number
export const ROUNDS = constantsData.game.max_rounds as number
export const MOST_LEVEL = constantsData.player_board.max_production_buildings as number
export const DRAWS = Array.from(
  { length: MOST_LEVEL },
  (_, k) => constantsData.contract_draw[`level_${k + 1}`] as number,
)
export const VACANT_COST = constantsData.auction.vacant_office_cost as number
export const COMES_GOLD = constantsData.auction.comes_thesaurorum_gold as number
export const POST_COSTS = constantsData.trading_post.costs as number[]
export const POSTS = constantsData.player_start.trading_posts_available as number
export const WALL_FAME = constantsData.end_scoring.wall_fame as number[]
export const GOLD_STEPS = constantsData.free_trade.max_gold_step_options as number[]
export const REDEMPTOR_DISCOUNT = (building('redemptor') as unknown as { discount: number }).discount
export const PHASES = [
  'auction',
  'ships',
  'production',
  'construction',
  'draw',
  'acceptance',
  'donation',
  'end_of_round',
]
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
