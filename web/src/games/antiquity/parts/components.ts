/** What is printed on the components of Antiquity, from the same data the rules read, and how it looks. */
import amphora from 'game-icon:amphora'
import anchorIcon from 'game-icon:anchor'
import axe from 'game-icon:axe-in-stump'
import barn from 'game-icon:barn'
import beer from 'game-icon:beer-stein'
import broom from 'game-icon:broom'
import cartwheel from 'game-icon:cartwheel'
import castle from 'game-icon:castle'
import church from 'game-icon:church'
import chains from 'game-icon:crossed-chains'
import deadWood from 'game-icon:dead-wood'
import dragon from 'game-icon:dragon-head'
import fishbone from 'game-icon:fishbone'
import net from 'game-icon:fishing-net'
import flatfish from 'game-icon:flatfish'
import lys from 'game-icon:fleur-de-lys'
import flour from 'game-icon:flour'
import goldBar from 'game-icon:gold-bar'
import cap from 'game-icon:graduate-cap'
import hangingSign from 'game-icon:hanging-sign'
import health from 'game-icon:health-normal'
import horse from 'game-icon:horse-head'
import house from 'game-icon:house'
import log from 'game-icon:log'
import meeple from 'game-icon:meeple'
import wagon from 'game-icon:mine-wagon'
import olive from 'game-icon:olive'
import pearl from 'game-icon:oyster-pearl'
import padlock from 'game-icon:padlock'
import bust from 'game-icon:philosopher-bust'
import crown from 'game-icon:pope-crown'
import prayer from 'game-icon:prayer'
import flask from 'game-icon:round-bottom-flask'
import scales from 'game-icon:scales'
import sheep from 'game-icon:sheep'
import crook from 'game-icon:shepherds-crook'
import shell from 'game-icon:spiral-shell'
import sprout from 'game-icon:sprout'
import spyglass from 'game-icon:spyglass'
import stoneBlock from 'game-icon:stone-block'
import tower from 'game-icon:stone-tower'
import tombstone from 'game-icon:tombstone'
import treasureMap from 'game-icon:treasure-map'
import fountain from 'game-icon:water-fountain'
import wheat from 'game-icon:wheat'
import wheelbarrow from 'game-icon:wheelbarrow'
import crate from 'game-icon:wooden-crate'
import buildingsData from '../../../../../src/emporion/games/antiquity/data/buildings.toml'
import goodsData from '../../../../../src/emporion/games/antiquity/data/goods.toml'
import housesData from '../../../../../src/emporion/games/antiquity/data/houses.toml'
import layoutsData from '../../../../../src/emporion/games/antiquity/data/layouts.toml'
import ruralData from '../../../../../src/emporion/games/antiquity/data/rural.toml'
import saintsData from '../../../../../src/emporion/games/antiquity/data/saints.toml'

export type Spot = [number, number]
export type Category = 'food' | 'luxury' | 'material'
export interface Cost {
  wood?: number
  stone?: number
  food?: number
  luxury?: number
  luxury_different?: number
  seed_of_same_crop?: number
}
export interface Building {
  id: string
  cost: Cost
  multiple: boolean
  needs_man: boolean
  cells?: Spot[]
}

interface GoodLook {
  fill: string
  ink: string
  icon: string
}
const GOOD_LOOKS: Record<string, GoodLook> = {
  grain: { fill: '#e0a83a', ink: '#4a2c05', icon: wheat },
  sheep: { fill: '#f3ecdc', ink: '#4b3f35', icon: sheep },
  olive: { fill: '#6d7f2c', ink: '#fbf6df', icon: olive },
  fish: { fill: '#3b86b0', ink: '#f4fbff', icon: flatfish },
  wine: { fill: '#7b1e3a', ink: '#fbe9df', icon: amphora },
  pearl: { fill: '#cfdfe8', ink: '#274a66', icon: pearl },
  dye: { fill: '#7d4aa0', ink: '#f8ecff', icon: shell },
  gold: { fill: '#f6cf3a', ink: '#5d3c00', icon: goldBar },
  wood: { fill: '#8a5a2c', ink: '#fdf0d8', icon: log },
  stone: { fill: '#8f969b', ink: '#17191b', icon: stoneBlock },
}
const data = goodsData.good as { id: string; category: Category; producer: string; seed_crop: boolean }[]
const SHELF: Category[] = ['food', 'luxury', 'material']
/** Foods, luxuries, materials: the order in which stocks are shown. */
export const GOODS = SHELF.flatMap((category) =>
  data.filter((good) => good.category === category).map((good) => good.id),
)
export const categoryOf = (good: string): Category => data.find((one) => one.id === good)!.category
export const goodLook = (good: string): GoodLook => GOOD_LOOKS[good]!
export const CROPS = data.filter((good) => good.seed_crop).map((good) => good.id)

export const BUILDINGS = (buildingsData.building as Building[]).filter(
  (one) => one.id !== 'house' && one.id !== 'grave',
)
export const buildingOf = (id: string): Building => (buildingsData.building as Building[]).find((one) => one.id === id)!
const BUILDING_ICONS: Record<string, string> = {
  storage: crate,
  market: scales,
  explorer: spyglass,
  cart_shop: cartwheel,
  harbour: anchorIcon,
  university: cap,
  faculty_of_biology: sprout,
  faculty_of_alchemy: flask,
  faculty_of_theology: prayer,
  faculty_of_philosophy: bust,
  brewery: beer,
  hospital: health,
  forced_labour: chains,
  fountain,
  stable: horse,
  cathedral: church,
  dump: wheelbarrow,
  granary: flour,
  house,
  grave: tombstone,
}
export const buildingIcon = (id: string): string => BUILDING_ICONS[id]!
export type Material = 'wood' | 'luxury' | 'stone' | 'cathedral'
export const materialOf = (id: string): Material => {
  if (id === 'cathedral') return 'cathedral'
  const { cost } = buildingOf(id)
  return cost.stone ? 'stone' : cost.luxury || cost.luxury_different ? 'luxury' : 'wood'
}
/** Fill, edge and light of a piece. */
export const PAINT: Record<Material, { fill: string; edge: string; light: string }> = {
  wood: { fill: '#c4703f', edge: '#8c4522', light: '#e29a68' },
  stone: { fill: '#a9a69d', edge: '#66645d', light: '#d2cfc4' },
  luxury: { fill: '#7b2a58', edge: '#4a0d30', light: '#b0648d' },
  cathedral: { fill: '#e3bd55', edge: '#8a6410', light: '#f7e2a0' },
}
/** The catalogue by what is paid, as the player aid prints it. */
export const SHELVES: { key: 'wood' | 'luxury' | 'stone'; buildings: Building[] }[] = (
  ['wood', 'luxury', 'stone'] as const
).map((key) => ({
  key,
  buildings: BUILDINGS.filter((one) => (one.id === 'cathedral' ? 'stone' : materialOf(one.id)) === key),
}))

export const HOUSES = housesData.house as { number: number; food: number; luxury: number }[]
export const RURALS = ruralData.rural as { id: string; cost: Cost; goods: string[] }[]
export const RURAL_ORDER = ['woodcutter', 'mine', 'farm', 'fishery', 'inn', 'city']
export const ruralOf = (id: string) => RURALS.find((one) => one.id === id)!
const RURAL_ICONS: Record<string, string> = {
  woodcutter: axe,
  mine: wagon,
  farm: barn,
  fishery: net,
  inn: hangingSign,
  city: castle,
  clean: broom,
}
export const ruralIcon = (id: string): string => RURAL_ICONS[id]!

export const SAINTS = (saintsData.saint as { id: string }[]).map((saint) => saint.id)
export const MARIA = 'santa_maria'
export const MARIA_CONDITIONS = (saintsData.saint as { id: string; victory_conditions?: number }[]).find(
  (saint) => saint.id === MARIA,
)!.victory_conditions!
const SAINT_ICONS: Record<string, string> = {
  san_nicolo: crown,
  san_giorgio: dragon,
  santa_barbara: tower,
  san_cristofori: crook,
  santa_maria: lys,
}
export const saintIcon = (id: string): string => SAINT_ICONS[id]!

export const PHASES = [
  'all_rise',
  'city_building',
  'order_of_play',
  'countryside_building',
  'store_goods',
  'harvest',
  'exploration',
  'famine',
  'pollution',
  'victory',
]
export const TILE_RADIUS = layoutsData.tile_radius as number
/** The starting tiles of a table with so many players: slot and centre. */
export function startTiles(players: number): { slot: number; centre: Spot }[] {
  const layout = (layoutsData.layout as { players: number; slot_offsets: Spot[]; start_slots: number[] }[]).find(
    (one) => one.players === players,
  )
  return layout ? layout.start_slots.map((slot) => ({ slot, centre: layout.slot_offsets[slot]! })) : []
}

export {
  axe,
  broom,
  cartwheel,
  castle,
  church,
  deadWood,
  fishbone,
  hangingSign,
  house,
  meeple,
  padlock,
  scales,
  spyglass,
  tombstone,
  treasureMap,
  wheelbarrow,
  fountain,
  flour,
  crate,
}
