/** Offered words in groups: families of amounts (`bid:14`) get a stepper, the rest buttons. */
import type { TableView } from '../table/view.ts'

export interface AmountFamily {
  verb: string
  amounts: number[]
  least: number
  most: number
  below: string | null
  above: string | null
}
export interface WordGroup {
  verb: string
  words: string[]
}

const AMOUNT = /^([a-z_]+):(\d+)$/

export function verbOf(word: string): string {
  const at = word.indexOf(':')
  return at < 0 ? word : word.slice(0, at)
}

/** The families whose shape is one plain number and of which several amounts in a row are offered. */
export function amountFamilies(table: TableView): AmountFamily[] {
  const found = new Map<string, number[]>()
  for (const word of table.offer) {
    const match = AMOUNT.exec(word)
    if (match && !table.speech.shapes()[match[1]!]?.startsWith('@'))
      found.set(match[1]!, [...(found.get(match[1]!) ?? []), Number(match[2])])
  }
  const families: AmountFamily[] = []
  for (const [verb, amounts] of found) {
    amounts.sort((a, b) => a - b)
    const least = amounts[0]!
    const most = amounts.at(-1)!
    if (amounts.length < 2 || most - least !== amounts.length - 1) continue
    const refused = (amount: number) => (table.refusal(`${verb}:${amount}`) ? `${verb}:${amount}` : null)
    families.push({ verb, amounts, least, most, below: refused(least - 1), above: refused(most + 1) })
  }
  return families
}

/** All other words worth showing, by verb; refused ones stay where they would be looked for. */
export function wordGroups(table: TableView, without: ReadonlySet<string> = new Set()): WordGroup[] {
  const stepped = new Set(amountFamilies(table).map((family) => family.verb))
  const groups = new Map<string, string[]>()
  for (const word of [...table.offer, ...table.refused.map((refused) => refused.word)]) {
    const verb = verbOf(word)
    if (stepped.has(verb) || without.has(verb)) continue
    groups.set(verb, [...(groups.get(verb) ?? []), word])
  }
  return [...groups].map(([verb, words]) => ({ verb, words }))
}
