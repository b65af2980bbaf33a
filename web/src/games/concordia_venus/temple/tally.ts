/** The products behind the points of a god. */
import type { Sight } from '../sight.gen.ts'
import { cardOf, MINERVA, PRICE } from '../parts/components.ts'

export interface Share {
  text: string
  goods: { good: string; text: string }[]
}

export function share(sight: Sight, seat: number, god: string): Share {
  const it = sight.seats[seat]!
  const cards = it.god_cards[god] ?? 0
  const points = it.gods[god] ?? 0
  if (god === 'vesta') {
    const fortune = it.money + Object.entries(it.goods).reduce((sum, [good, n]) => sum + n * (PRICE[good] ?? 0), 0)
    return { text: `${fortune} ÷ 10`, goods: [] }
  }
  if (god === 'minerva') {
    const villas = (good: string) =>
      sight.cities.filter((city) => city.good === good && city.villas.includes(seat)).length
    const goods = [...new Set(it.owned.map((id) => cardOf(id).good).filter((good) => good !== null))]
    return {
      text: goods.length ? '' : '—',
      goods: goods.map((good) => ({
        good,
        text: `${villas(good)}×${MINERVA[good] ?? 0}`,
      })),
    }
  }
  return { text: cards ? `${cards} × ${points / cards}` : '—', goods: [] }
}
