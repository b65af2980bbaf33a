/** The pictures of goods, buildings, offices and the rest (game-icons). */
import anchor from 'game-icon:anchor'
import anvil from 'game-icon:anvil'
import anvilImpact from 'game-icon:anvil-impact'
import bed from 'game-icon:bed'
import beer from 'game-icon:beer-stein'
import breastplate from 'game-icon:breastplate'
import cash from 'game-icon:cash'
import chalice from 'game-icon:jeweled-chalice'
import chest from 'game-icon:open-treasure-chest'
import cloth from 'game-icon:rolled-cloth'
import crate from 'game-icon:wooden-crate'
import deer from 'game-icon:deer-head'
import eagle from 'game-icon:eagle-emblem'
import field from 'game-icon:field'
import granary from 'game-icon:granary'
import grapes from 'game-icon:grapes'
import harbour from 'game-icon:harbor-dock'
import helmet from 'game-icon:crested-helmet'
import horse from 'game-icon:horse-head'
import melting from 'game-icon:melting-metal'
import mill from 'game-icon:water-mill'
import palace from 'game-icon:byzantin-temple'
import pottery from 'game-icon:painted-pottery'
import priceTag from 'game-icon:price-tag'
import quill from 'game-icon:scroll-quill'
import saw from 'game-icon:hand-saw'
import scales from 'game-icon:scales'
import scissors from 'game-icon:scissors'
import scroll from 'game-icon:tied-scroll'
import sheep from 'game-icon:sheep'
import shop from 'game-icon:shop'
import statue from 'game-icon:stone-bust'
import stoneCrafting from 'game-icon:stone-crafting'
import swords from 'game-icon:crossed-swords'
import throne from 'game-icon:stone-throne'
import toga from 'game-icon:roman-toga'
import tower from 'game-icon:white-tower'
import trade from 'game-icon:trade'
import vase from 'game-icon:column-vase'
import wagon from 'game-icon:mine-wagon'
import wheat from 'game-icon:wheat'
import wheel from 'game-icon:spinning-wheel'

export { default as eye } from 'game-icon:semi-closed-eye'
export { default as coins } from 'game-icon:two-coins'
export { default as treasury } from 'game-icon:coins-pile'
export { default as laurel } from 'game-icon:laurel-crown'
export { default as pavilion } from 'game-icon:medieval-pavilion'
export { default as trireme } from 'game-icon:trireme'
export { default as exchange } from 'game-icon:card-exchange'
export { default as padlock } from 'game-icon:padlock'
export { default as lot } from 'game-icon:stone-block'
export { eagle, granary, harbour, palace, scales, scroll, shop, swords, trade, tower }

interface Look {
  icon: string
  fill: string
  edge: string
  ink: string
}
const GOODS: Record<string, Look> = {
  food: { icon: wheat, fill: '#6f9f3f', edge: '#4c7527', ink: '#fffdf0' },
  consumer: { icon: cloth, fill: '#3f78b8', edge: '#285586', ink: '#fffdf0' },
  industrial: { icon: anvil, fill: '#b8442e', edge: '#842a1a', ink: '#fff6ea' },
  military: { icon: helmet, fill: '#3d3838', edge: '#211d1d', ink: '#fff8e7' },
  luxury: { icon: chalice, fill: '#ecbb35', edge: '#b98a1e', ink: '#3a2606' },
  passenger: { icon: toga, fill: '#f7efdf', edge: '#b8a581', ink: '#66023c' },
}
export const look = (good: string): Look => GOODS[good]!

const BUILDINGS: Record<string, string> = {
  ager: field,
  pistrinum: mill,
  venatoris_domus: deer,
  textrinum: wheel,
  lignarii_officina: saw,
  cura: sheep,
  figulina: pottery,
  metallum: wagon,
  armorum_faber: swords,
  fabri_officina: anvilImpact,
  conflatorium: melting,
  sculptoris_domus: statue,
  vinaria: grapes,
  caupona: beer,
  vestificina: scissors,
  emporium: harbour,
  armamentarium: breastplate,
  antiquarius: vase,
  hospitium: bed,
  mensae: scales,
  redemptor: stoneCrafting,
  taberna: shop,
  horreum: granary,
  wall_swap: trade,
  wall_bulk_sale: cash,
  wall_contracts: scroll,
  wall_purchasing: priceTag,
  wall_tenure: throne,
  wall_shipyard: anchor,
}
export const pictureOf = (tile: string): string => BUILDINGS[tile] ?? (tile.startsWith('hippodromus') ? horse : palace)

const OFFICES: Record<string, string> = {
  magister_officiorum: quill,
  praefectus_pretorio: crate,
  comes_thesaurorum: chest,
  praefectus_urbi: tower,
  consul: eagle,
}
export const badgeOf = (office: string): string => OFFICES[office]!
