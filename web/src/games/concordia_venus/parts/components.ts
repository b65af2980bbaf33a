/** What is printed on the components of Concordia Venus, from the same data the rules read. */
import anvil from 'game-icon:anvil'
import smith from 'game-icon:anvil-impact'
import tribune from 'game-icon:caesar'
import mars from 'game-icon:centurion-helmet'
import jupiter from 'game-icon:eagle-emblem'
import farmer from 'game-icon:farmer'
import vesta from 'game-icon:fire-bowl'
import praetor from 'game-icon:gavel'
import vintner from 'game-icon:grapes'
import legate from 'game-icon:horse-head'
import architect from 'game-icon:ionic-column'
import colonist from 'game-icon:meeple'
import minerva from 'game-icon:owl'
import senator from 'game-icon:roman-toga'
import mercator from 'game-icon:scales'
import venus from 'game-icon:scallop'
import magister from 'game-icon:scroll-quill'
import diplomat from 'game-icon:shaking-hands'
import saturnus from 'game-icon:sickle'
import weaver from 'game-icon:spinning-wheel'
import consul from 'game-icon:stone-throne'
import proconsul from 'game-icon:throne-king'
import mason from 'game-icon:trowel'
import prefect from 'game-icon:vertical-banner'
import mercurius from 'game-icon:wingfoot'
import cardsData from '../../../../../src/emporion/games/concordia_venus/data/cards.toml'
import partsData from '../../../../../src/emporion/games/concordia_venus/data/components.toml'
import scoringData from '../../../../../src/emporion/games/concordia_venus/data/scoring.toml'

export const GOODS = (partsData.goods as { id: string }[]).map((good) => good.id)
export const PRICE: Record<string, number> = Object.fromEntries(
  (partsData.goods as { id: string; price: number }[]).map((good) => [good.id, good.price]),
)
export const SPACES = partsData.storehouse.spaces as number
export const VILLAS = 15
export const COLONISTS = 3
export const MINERVA = (scoringData.gods as { id: string; values?: Record<string, number> }[]).find(
  (god) => god.id === 'minerva',
)!.values!
export const CONCORDIA = scoringData.concordia.vp as number

export const GODS = scoringData.order as string[]
/** `dark`: what is written on the colour is dark, to be read easily. */
const GOD_LOOKS: Record<string, { icon: string; fill: string; dark?: boolean }> = {
  vesta: { icon: vesta, fill: '#c9692a', dark: true },
  jupiter: { icon: jupiter, fill: '#3d6ea5' },
  saturnus: { icon: saturnus, fill: '#5f7a3a' },
  venus: { icon: venus, fill: '#b5456c' },
  mercurius: { icon: mercurius, fill: '#b98a1f', dark: true },
  mars: { icon: mars, fill: '#8f2f23' },
  minerva: { icon: minerva, fill: '#5a4a85' },
}
export const godLook = (god: string) => GOD_LOOKS[god] ?? GOD_LOOKS['vesta']!

const PERSONS: Record<string, string> = {
  tribune,
  architect,
  prefect,
  mercator,
  diplomat,
  magister,
  colonist,
  senator,
  consul,
  praetor,
  proconsul,
  legate,
  specialist: anvil,
}
const SPECIALISTS: Record<string, string> = { brick: mason, food: farmer, tools: smith, wine: vintner, cloth: weaver }
export const personIcon = (person: string): string => PERSONS[person] ?? tribune

export interface Card {
  id: string
  actions: string[]
  gods: string[]
  cost: string[]
  good: string | null
  icons: string[]
}
interface CardData {
  id: string
  actions: string[]
  gods: string[]
  cost?: string[]
  specialist_good?: string
}
const cards = new Map<string, Card>()
for (const one of [...(cardsData.starting_cards as CardData[]), ...(cardsData.market_cards as CardData[])]) {
  const good = one.specialist_good ?? null
  cards.set(one.id, {
    id: one.id,
    actions: one.actions,
    gods: one.gods,
    cost: one.cost ?? [],
    good,
    icons: good ? [SPECIALISTS[good]!] : one.actions.map(personIcon),
  })
}
export const cardOf = (id: string): Card => cards.get(id)!
/** The rule a personality's action is told in. */
export const ruleOf = (person: string): string =>
  (cardsData.personalities as { id: string; rule: string }[]).find((one) => one.id === person)?.rule ?? ''
/** A card's colours: its god's; two gods share a card of the classic deck. */
export function paint(card: Card): string {
  const fill = godLook(card.gods[0] ?? 'vesta').fill
  const mixed = (share: number, other: string) => `color-mix(in srgb,${fill} ${share}%,${other})`
  const light = `linear-gradient(160deg,${mixed(82, 'white')},${fill} 45%,${mixed(70, 'black')})`
  return `--gf:${fill};--gc:${light};--gt:${mixed(72, 'black')}`
}
