/** Texts from Fluent files: the client's own, and those the kernel and a title share with server and terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import type { Figure } from '../server/api.gen.ts'
import { type Language, settings } from '../screen/settings.svelte.ts'
import {
  finished,
  functions,
  listed,
  NAME_ENDS,
  NAME_STARTS,
  Row,
  Thing,
  THING_ENDS,
  THING_IS,
  THING_STARTS,
  type Traits,
} from './grammar.ts'
export { NAME_ENDS, NAME_STARTS, THING_ENDS, THING_IS, THING_STARTS } from './grammar.ts'

type Loader = () => Promise<string>
const client = import.meta.glob<string>('../../locale/*.ftl', { query: '?raw', import: 'default' })
const kernel = import.meta.glob<string>('../../../../src/emporion/kernel/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const titles = import.meta.glob<string>('../../../../src/emporion/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const boards = import.meta.glob<string>('../../games/*/locale/*.ftl', { query: '?raw', import: 'default' })

export const LANGUAGES: Language[] = ['fr', 'en']
const CLIENT = ''

function files(title: string, language: Language): Loader[] {
  const wanted =
    title === CLIENT
      ? [client[`../../locale/${language}.ftl`]]
      : [
          kernel[`../../../../src/emporion/kernel/locale/${language}.ftl`],
          titles[`../../../../src/emporion/games/${title}/locale/${language}.ftl`],
          boards[`../../games/${title}/locale/${language}.ftl`],
        ]
  return wanted.filter((file) => file !== undefined)
}

async function read(title: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false })
  for (const text of await Promise.all(files(title, language).map((file) => file()))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }
  return bundle
}

/** French signs stay on the line of the word before (or after) them, however the text was typed. */
export function tied(text: string): string {
  return text.replace(/ (?=[?!;:»])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

class Texts {
  language = $state<Language>('en')
  private bundles = new SvelteMap<string, FluentBundle>()
  private wanted = new Set<string>([CLIENT])

  /** Make sure a title can be read in the language of the moment. */
  async load(title: string, language: Language = this.language): Promise<void> {
    this.wanted.add(title)
    const key = `${title}/${language}`
    if (!this.bundles.has(key)) this.bundles.set(key, await read(title, language))
  }

  /** Change the language everywhere at once, without reloading anything. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((title) => this.load(title, language)))
    this.language = language
    document.documentElement.lang = language
    settings.kept.language = language
    settings.keep()
  }

  bundle(title: string): FluentBundle | undefined {
    return this.bundles.get(`${title}/${this.language}`)
  }

  has(title: string, key: string): boolean {
    return this.bundle(title)?.hasMessage(key) ?? false
  }

  /** What a language says of a thing besides its name. */
  traits(title: string, key: string): Traits {
    const bundle = this.bundle(title)
    const attributes = Object.entries(bundle?.getMessage(key)?.attributes ?? {})
    return Object.fromEntries(attributes.map(([trait, pattern]) => [trait, bundle!.formatPattern(pattern)]))
  }

  format(title: string, key: string, figures: Record<string, FluentVariable> = {}): string {
    const bundle = this.bundle(title)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return bundle ? key : ''
    // A line may end anywhere in the file: for who reads, it is a space.
    const text = bundle.formatPattern(pattern, figures, []).replaceAll('\n', ' ')
    return this.language === 'fr' ? tied(finished(text, 'fr')) : text
  }
}

export const texts = new Texts()

/** A text of the client itself. */
export function t(key: string, figures: Record<string, FluentVariable> = {}): string {
  return texts.format(CLIENT, key, figures)
}

/** Several names in a row, as the language of the moment lists them. */
export const inARow = (items: string[]): string =>
  listed(
    items.map((each) => [1, each]),
    texts.language,
  )

export function hasText(key: string): boolean {
  return texts.has(CLIENT, key)
}

/** The thing a sum of money is counted in, whatever the title calls it. */
export const MONEY = 'money:coin'
const THINGS = new RegExp(`${THING_STARTS}[^${THING_IS}]*${THING_IS}`, 'g')

/** The texts of one title for a table with these players: the twin of `kernel/text.py`.
 *
 * The `reader` is spoken to: a text may choose its form by `$you`, the name of the figure that is the reader.
 */
export class Speech {
  constructor(
    readonly title: string,
    readonly names: () => string[],
    readonly shapes: () => Record<string, string>,
    readonly reader: () => number | null = () => null,
  ) {}

  has(key: string): boolean {
    return texts.has(this.title, key)
  }

  marked(key: string, figures: Record<string, Figure> = {}): string {
    const me = `seat:${this.reader()}`
    const named: Record<string, FluentVariable> = { you: 'nobody' }
    for (const [name, value] of Object.entries(figures)) {
      named[name] = this.figure(value)
      if (value === me && named['you'] === 'nobody') named['you'] = name
    }
    return this.coined(finished(texts.format(this.title, key, named), texts.language))
  }

  /** Sums of money have a thing behind their number: the coin. */
  private coined(text: string): string {
    if (!this.has('money-words')) return text
    const words = texts.format(this.title, 'money-words').split(' ').join('|')
    const sum = new RegExp(`(\\d\\s)(${words})(?!\\p{L})`, 'gu')
    return text.replace(sum, `$1${THING_STARTS}${MONEY}${THING_IS}$2${THING_ENDS}`)
  }

  message(key: string, figures: Record<string, Figure> = {}): string {
    return plain(this.marked(key, figures))
  }

  figure(value: Figure): FluentVariable {
    if (Array.isArray(value)) return this.row(value.map((item) => this.figure(item) as Thing | string))
    if (typeof value === 'string' && value.includes(':')) {
      const at = value.indexOf(':')
      const kind = value.slice(0, at)
      const name = value.slice(at + 1)
      if (kind === 'seat') return NAME_STARTS + this.person(Number(name)) + NAME_ENDS
      return new Thing(value, texts.format(this.title, `${kind}-${name}`), texts.traits(this.title, `${kind}-${name}`))
    }
    return value
  }

  private person(seat: number): string {
    return seat === this.reader() ? texts.format(this.title, 'seat-you') : this.seat(seat)
  }

  seat(seat: number): string {
    return this.names()[seat] ?? texts.format(this.title, 'seat-number', { number: seat + 1 })
  }

  listed(items: string[]): string {
    return this.row(items).told
  }

  /** Several in a row; equal ones are counted. */
  private row(items: (Thing | string)[]): Row {
    const counted = new Map<string, [number, Thing | string]>()
    for (const item of items) counted.set(String(item), [(counted.get(String(item))?.[0] ?? 0) + 1, item])
    const parts = [...counted.values()]
    return new Row(parts.length ? listed(parts, texts.language) : this.marked('list-nothing'), parts)
  }

  /** What the title's table knows of a word beyond its own parts: the land of a hex, the building of a cell. Then the
   * text is `ui-word-VERB`. */
  about: ((word: string) => Record<string, Figure> | null) | null = null

  /** A word as a button or a line. */
  word(word: string): string {
    return plain(this.markedWord(word))
  }

  markedWord(word: string): string {
    const [verb, figures] = wordFigures(word, this.shapes())
    const key = `word-${verb}`
    const more = this.about?.(word)
    if (more && this.has(`ui-${key}`)) return capital(this.message(`ui-${key}`, { ...figures, ...more }))
    return this.has(key) ? this.marked(key, figures) : word
  }

  /** What stands above everything told at a place: its round and its phase, or what the title says instead. */
  head({ round, phase, lap }: { round: number; phase: string; lap: number }): string {
    if (!phase && !round) return this.message('head-start')
    if (phase && this.has(`head-${phase}`)) return this.message(`head-${phase}`, { round, lap })
    return [round ? this.message('round-name', { round }) : '', phase ? this.message(`phase-${phase}`) : '']
      .filter(Boolean)
      .join(' · ')
  }

  refusal(refusal: { key: string; figures: Record<string, Figure> }): string {
    return this.message(`refusal-${refusal.key}`, refusal.figures)
  }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export function plain(text: string): string {
  return text.replaceAll(NAME_STARTS, '').replaceAll(NAME_ENDS, '').replace(THINGS, '').replaceAll(THING_ENDS, '')
}

const SEPARATORS = /[:/+>]/

/** The verb of a word and its parts, named by the shape of its family. */
export function wordFigures(word: string, shapes: Record<string, string>): [string, Record<string, Figure>] {
  const at = word.indexOf(':')
  const verb = at < 0 ? word : word.slice(0, at)
  const shape = shapes[verb]
  if (!shape || at < 0) return [verb, {}]
  const figures: Record<string, Figure> = {}
  const parts = word.slice(at + 1).split(SEPARATORS)
  shape.split(SEPARATORS).forEach((name, place) => {
    const part = parts[place] ?? ''
    if (name.startsWith('@')) figures[name.slice(1)] = `${name.slice(1).replace(/\d+$/, '')}:${part}`
    else figures[name] = /^\d+$/.test(part) ? Number(part) : part
  })
  return [verb, figures]
}
