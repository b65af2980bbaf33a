/** What makes a sentence of a text and its figures: articles, elisions, "and" before the last, how many there are. The
 * twin of `kernel/grammar.py`, which explains it; here names and things also have marks around them. */
import { FluentNumber, type FluentFunction, FluentType, type FluentValue } from '@fluent/bundle'

/** A person's name inside a text stands between these, so that it can be shown in bold. */
export const NAME_STARTS = '\uE000'
export const NAME_ENDS = '\uE001'
/** A thing stands so: its reference (`good:wine`) between the first two, its name before the third. */
export const THING_STARTS = '\uE002'
export const THING_IS = '\uE003'
export const THING_ENDS = '\uE004'

const VOWELS = 'aeiouyàâäéèêëîïôöùûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆhH'
const MARK = `(?:${NAME_STARTS}|${THING_STARTS}[^${THING_IS}]*${THING_IS})`
const BEFORE_NAMES = new RegExp(
  `(?<!\\p{L})([dD]|[qQ]u)e (?=${MARK}?[AEIOUÀÂÉÈÊÎÔŒÆ]|${NAME_STARTS}[aeiouàâéèêîôœæ])`,
  'gu',
)
const TWO_STOPS = new RegExp(`(?<!\\.)\\.([${NAME_ENDS}${THING_ENDS}]?)\\.(?!\\.)`, 'gu')
const ARTICLES: Record<string, Record<'m' | 'f' | 'p' | 'v', string>> = {
  le: { m: 'le ', f: 'la ', p: 'les ', v: 'l’' },
  un: { m: 'un ', f: 'une ', p: 'des ', v: '' },
  du: { m: 'du ', f: 'de la ', p: 'des ', v: 'de l’' },
  au: { m: 'au ', f: 'à la ', p: 'aux ', v: 'à l’' },
  de: { m: 'de ', f: 'de ', p: 'de ', v: 'd’' },
  ce: { m: 'ce ', f: 'cette ', p: 'ces ', v: '' },
}
/** Before a name: it has no article. */
const NAMES: Record<string, string> = { le: '', un: '', du: 'de ', au: 'à ', de: 'de ', ce: '' }

export type Traits = Record<string, string>

/** The name of a component, and what its language says of it besides. */
export class Thing extends FluentType<string> {
  constructor(
    readonly reference: string,
    readonly name: string,
    readonly traits: Traits,
  ) {
    super(name)
  }
  override toString(): string {
    return this.marked(this.name)
  }
  /** So many of it, where its plural is said. */
  several(n: number): string | null {
    const plural = this.traits['plural']
    return plural === undefined ? null : `${n}\u00a0${this.marked(plural)}`
  }
  marked(name: string): string {
    return THING_STARTS + this.reference + THING_IS + name + THING_ENDS
  }
}

/** Several in a row, and each of them with how often it is there. */
export class Row extends FluentType<string> {
  constructor(
    readonly told: string,
    readonly parts: readonly [number, Thing | string][],
  ) {
    super(told)
  }
  override toString(): string {
    return this.told
  }
}

const COUNTS_ALREADY = /^(une?|deux|trois|an?|one|two|three) /u

/** Something that is there so often; a name that counts already (`two passengers`) is counted behind it. */
function times(n: number, each: Thing | string): string {
  if (n === 1) return String(each)
  return COUNTS_ALREADY.test(each instanceof Thing ? each.name : each) ? `${each} (×${n})` : `${n} × ${each}`
}

/** Several in a row, with "and" before the last; what is there several times is counted. */
export function listed(parts: readonly [number, Thing | string][], language: string): string {
  const told = parts.map(([n, each]) => times(n, each))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(told)
}

/** A sentence as it is read: « de » and « que » shortened before names, one full stop at its end. */
export function finished(text: string, language: string): string {
  const said = text.replace(TWO_STOPS, '.$1')
  return language === 'fr' ? said.replace(BEFORE_NAMES, '$1’') : said
}

function withFrenchArticle(form: string, thing: Thing): string {
  if (thing.traits[form] !== undefined) return thing.marked(thing.traits[form])
  const kind = thing.traits['genre']
  if (kind === undefined) throw new Error(`${thing.reference} has no gender`)
  const vowel = VOWELS.includes(thing.name.slice(0, 1)) && thing.traits['h'] === undefined
  if (kind === 'nom') return `${NAMES[form] === 'de ' && vowel ? 'd’' : NAMES[form]}${thing}`
  const articles = ARTICLES[form]!
  if (form === 'ce' && vowel && kind === 'm') return `cet ${thing}`
  if (vowel && articles.v && (form === 'de' || kind === 'm' || kind === 'f')) return `${articles.v}${thing}`
  return `${articles[kind.endsWith('p') ? 'p' : (kind as 'm' | 'f')]}${thing}`
}

function withEnglishArticle(form: string, thing: Thing): string {
  if (thing.traits[form] !== undefined) return thing.marked(thing.traits[form])
  const kind = thing.traits['kind']
  if (kind === undefined) throw new Error(`${thing.reference} has no kind`)
  if (kind === 'name' || (form === 'a' && kind !== 'one')) return String(thing)
  if (form === 'the') return `the ${thing}`
  return 'aeiouAEIOU'.includes(thing.name.slice(0, 1)) ? `an ${thing}` : `a ${thing}`
}

/** What texts of a language may call. */
export function functions(language: string): Record<string, FluentFunction> {
  const article = language === 'fr' ? withFrenchArticle : withEnglishArticle
  const tell = (form: string, figure: FluentValue): FluentValue => {
    if (figure instanceof Row && figure.parts.length)
      return listed(
        figure.parts.map(([n, each]): [number, Thing | string] => {
          if (n === 1) return [1, String(tell(form, each))]
          const several = each instanceof Thing ? each.several(n) : null
          return several === null ? [n, each] : [1, several]
        }),
        language,
      )
    return figure instanceof Thing ? article(form, figure) : figure
  }
  /** A number and what it counts: `{ N($gold, one: "denier", more: "deniers") }`; "2 to 4" are several. */
  const counted: FluentFunction = ([figure], { one, more }) => {
    const number = Number(figure?.valueOf())
    if (Number.isNaN(number)) return `${String(figure)}\u00a0${more}`
    const few = language === 'fr' ? Math.abs(number) < 2 : number === 1
    return `${number}\u00a0${few ? one : more}`
  }
  /** So many of a thing: `{ MANY($cubes, $good) }`, one with its article. */
  const many: FluentFunction = ([figure, thing]) => {
    const number = Number(figure?.valueOf())
    if (number === 1) return tell(language === 'fr' ? 'un' : 'a', thing!)
    if (!(thing instanceof Thing)) return `${number} × ${String(thing)}`
    return thing.several(number) ?? times(number, thing)
  }
  const forms = language === 'fr' ? Object.keys(ARTICLES) : ['the', 'a']
  return {
    ...Object.fromEntries(forms.map((form) => [form.toUpperCase(), ([figure]: FluentValue[]) => tell(form, figure!)])),
    N: counted,
    MANY: many,
    COUNT: ([figure]) => new FluentNumber(figure instanceof Row ? figure.parts.length : 1),
    GENRE: ([thing]) => (thing as Thing).traits['genre'] ?? '',
    CAP: ([text]) => String(text).slice(0, 1).toUpperCase() + String(text).slice(1),
  }
}
