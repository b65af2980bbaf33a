/** What is printed on Porto Carthago's components, from the same data the rules read, and how it is drawn. */
import anchor from 'game-icon:anchor'
import ankh from 'game-icon:ankh'
import bodySwapping from 'game-icon:body-swapping'
import caesar from 'game-icon:caesar'
import crate from 'game-icon:wooden-crate'
import helmet from 'game-icon:spartan-helmet'
import horse from 'game-icon:horse-head'
import ivory from 'game-icon:ivory-tusks'
import lion from 'game-icon:lion'
import mask from 'game-icon:domino-mask'
import money from 'game-icon:receive-money'
import murex from 'game-icon:spiral-shell'
import olive from 'game-icon:olive'
import palm from 'game-icon:palm-tree'
import rabbit from 'game-icon:rabbit'
import scales from 'game-icon:scales'
import scroll from 'game-icon:scroll-unfurled'
import spyglass from 'game-icon:spyglass'
import throne from 'game-icon:stone-throne'
import trireme from 'game-icon:trireme'
import warehouse from 'game-icon:warehouse'
import wheat from 'game-icon:wheat'
import wheel from 'game-icon:ship-wheel'
import wheelbarrow from 'game-icon:wheelbarrow'
import wine from 'game-icon:amphora'
import boardData from '../../../../../src/emporion/games/porto_carthago/data/board.toml'
import gameData from '../../../../../src/emporion/games/porto_carthago/data/game.toml'
import actionData from '../../../../../src/emporion/games/porto_carthago/data/actions.toml'
import privilegeData from '../../../../../src/emporion/games/porto_carthago/data/privileges.toml'
import shipData from '../../../../../src/emporion/games/porto_carthago/data/ship_cards.toml'

export interface ShipCard {
  id: string
  civilisation: string
  good: string
  income: number
  danger: number
  privilege: string
}
interface Look {
  icon: string
  fill: string
  ink: string
}
interface People {
  icon: string
  fill: string
  tint: string
}

const GOOD_LOOKS: Record<string, Look> = {
  grain: { icon: wheat, fill: '#dcae35', ink: '#3a2a08' },
  wine: { icon: wine, fill: '#8c1f3f', ink: '#fff3e0' },
  oil: { icon: olive, fill: '#66752a', ink: '#fbf6dd' },
  purple: { icon: murex, fill: '#5f2c86', ink: '#f6e9ff' },
  ivory: { icon: ivory, fill: '#f3ead3', ink: '#4a3d2a' },
}
const PEOPLES: Record<string, People> = {
  egypt: { icon: ankh, fill: '#a8791c', tint: '#d8c17c' },
  greece: { icon: helmet, fill: '#2f6b8c', tint: '#a9c0cb' },
  etruria: { icon: lion, fill: '#a4482a', tint: '#d9aa90' },
  iberia: { icon: rabbit, fill: '#5c6f22', tint: '#bac48f' },
  phoenicia: { icon: palm, fill: '#6a3575', tint: '#c3abc4' },
  numidia: { icon: horse, fill: '#7a5023', tint: '#d0ae7d' },
}
export const PRIVILEGE_ICONS: Record<string, string> = {
  contract_bonus: money,
  survey_deck: spyglass,
  load_any_good: crate,
  move_servants: bodySwapping,
  trade_point: scroll,
  intrigue_servant: mask,
  palace_seat: throne,
  bring_ship: trireme,
}
export const ACTION_ICONS: Record<string, string> = {
  captain: wheel,
  aristocrat: caesar,
  stevedore: anchor,
  merchant: scales,
  carrier: wheelbarrow,
}
export const BONUS_ICONS: Record<string, string> = { warehouse, palace: throne }

export const GOODS: string[] = (gameData.good as { id: string }[]).map((good) => good.id)
export const goodLook = (good: string): Look => GOOD_LOOKS[good]!
export const people = (civilisation: string): People => PEOPLES[civilisation]!

interface DockData {
  id: string
  civilisation: string
  numeral: string
}
/** The docks clockwise from the channel. */
export const DOCKS: DockData[] = (() => {
  const docks = boardData.dock as DockData[]
  const first = docks.findIndex((dock) => dock.id === 'greece_2')
  return docks.map((_, k) => docks[(k + first) % docks.length]!)
})()
export const dockOrder = (id: string): number => DOCKS.findIndex((dock) => dock.id === id)

export const SHIPS: ShipCard[] = shipData.ship as ShipCard[]
export const shipCard = (id: string): ShipCard => SHIPS.find((ship) => ship.id === id)!
const IMMEDIATE = new Set(
  (privilegeData.privilege as { id: string; immediate: boolean }[]).filter((one) => one.immediate).map((one) => one.id),
)
export const CONTRACT: number = (privilegeData.privilege as { id: string; talents?: number }[]).find(
  (one) => one.id === 'contract_bonus',
)!.talents!
export const immediate = (privilege: string): boolean => IMMEDIATE.has(privilege)

export const PALACE: { price: number; trade_points: number }[] = boardData.palace_seat as {
  price: number
  trade_points: number
}[]
export const PATH_LENGTH: number = (boardData.intrigue_space as unknown[]).length
/** The gates of the path: after which space, and the numbers beyond it. */
export const GATES: { after: number; numbers: number[] }[] = (
  boardData.intrigue_score_box as { from_space: number; bonus_seats: number[] }[]
)
  .filter((box) => box.from_space > 0)
  .map((box) => ({ after: box.from_space - 1, numbers: box.bonus_seats }))
export const HOUSE_LENGTH: number = (boardData.trade_house_space as unknown[]).length
export const DECADES: number = gameData.timing.decades as number
export const ROUNDS: number = gameData.timing.action_rounds_per_decade as number
export const STORAGE: number = gameData.player.warehouse_spaces as number
export const SERVANTS: number = gameData.player.servants as number
export const DOCK_SERVANTS: number = gameData.player.servants_per_dock as number
export const PICKS: number[] = gameData.lighthouse.picks_by_rank as number[]
export const PRICES: number[] = [...new Set(gameData.market.price_by_purchase as number[])]
export const MOVES: number = gameData.aristocrat.max_servants_moved as number
export const COINS: number = gameData.turn_options.coins_instead_of_card as number
export const VOYAGE = gameData.voyage as {
  success_trade_points: number
  failure_trade_points: number
  offering_per_temple_servant: number
}
export const EARLY = gameData.end as {
  early_end_after_decade: number
  early_end_trade_points: number
  final_seat_price: number
  final_seat_trade_points: number
}
export const WAREHOUSE_PRICE: number = (actionData.bonus_action as { id: string; price: number }[]).find(
  (one) => one.id === 'warehouse',
)!.price
