/** What is printed on Ostia's components, from the same data the rules read. */
import cloth from 'game-icon:rolled-cloth'
import ivory from 'game-icon:ivory-tusks'
import log from 'game-icon:log'
import powder from 'game-icon:powder'
import wheat from 'game-icon:wheat'
import wine from 'game-icon:amphora'
import forumData from '../../../../../src/emporion/games/ostia/data/forum.toml'
import gameData from '../../../../../src/emporion/games/ostia/data/game.toml'
import goodsData from '../../../../../src/emporion/games/ostia/data/goods.toml'
import senateData from '../../../../../src/emporion/games/ostia/data/senate.toml'
import { type Pile } from '../../../kit/index.ts'

export type Good = 'ivory' | 'cloth' | 'wine' | 'salt' | 'wood' | 'wheat'

interface Look {
  icon: string
  fill: string
  ink: string
}
const LOOKS: Record<Good, Look> = {
  ivory: { icon: ivory, fill: '#efe6cd', ink: '#4a3a1c' },
  cloth: { icon: cloth, fill: '#7d2f86', ink: '#fbeefc' },
  wine: { icon: wine, fill: '#6d1424', ink: '#fbe9dc' },
  salt: { icon: powder, fill: '#74b3d3', ink: '#0f2f42' },
  wood: { icon: log, fill: '#a2703a', ink: '#fff1d8' },
  wheat: { icon: wheat, fill: '#e3b53a', ink: '#4b3304' },
}

interface GoodData {
  id: Good
  value: number
  count: number
}
const goods = goodsData.good as GoodData[]
export const GOODS: Good[] = goods.map((good) => good.id)
export const look = (good: string): Look => LOOKS[good as Good]
export const valueOf = (good: string): number => goods.find((one) => one.id === good)!.value
export const countOf = (good: string): number => goods.find((one) => one.id === good)!.count

const PRICES = (forumData.price as { total: number; per_card: number }[]).map((row) => row.per_card)
/** The forum's price for each card when so many of a type are on sale. */
export const price = (total: number): number => (total < 1 ? 0 : (PRICES[Math.min(total, PRICES.length) - 1] ?? 0))
/** The table as it is printed: the last column stands for all that follow at the same price. */
export const PRICE_COLUMNS: { total: string; price: number }[] = PRICES.slice(0, 9).map((per, k) => ({
  total: k === 8 ? '9+' : String(k + 1),
  price: per,
}))

export const FINANCE = gameData.finance as {
  warehouse_build_cost: number
  warehouse_sale_value: number
  warehouse_max_per_player: number
  credit_amount: number
  credit_repayment: number
  credit_interest_per_round: number
}
export const AUCTION = gameData.auction as {
  keep_surcharge: number
  max_credits_for_bids: number
  all_pass_divisor: number
  seller_share_divisor: number
}
export const ROUNDS = gameData.round.rounds as number
export const SERIES = gameData.round.auction_series as number
export const TYPE_LIMIT = gameData.round.max_types_forum_plus_senate as number
export const BLUFFS = gameData.setup_per_player.bluff_cards as number
export const MARKET = (seats: number): number =>
  (gameData.market_cards as { players: number; count: number }[]).find((row) => row.players === seats)?.count ?? 0
/** Points for the best, the second and the third. */
export const RANKS = gameData.scoring.rank_points as number[]
/** What each good is worth on a senate card. */
export const senateValues = (card: string): Pile =>
  (senateData.senate_card as { id: string; values: Pile }[]).find((one) => one.id === card)?.values ?? {}
export const BEST_SENATE = 5
