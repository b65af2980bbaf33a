/** The texts of a title's lessons, `games/TITLE/school/LANGUAGE.ftl`: a message for each lesson and step, whose parts
 * are its attributes. `*so*` is stressed, `[OST-1.1.3]` names a rule.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { finished, functions } from './grammar.ts'
import { texts, tied } from './texts.svelte.ts'

const files = import.meta.glob<string>('../../../../src/emporion/games/*/school/*.ftl', {
  query: '?raw',
  import: 'default',
})
const bundles = new SvelteMap<string, FluentBundle>()

/** Have a title's lessons ready in the language of the moment. */
export async function loadLessons(title: string): Promise<void> {
  const language = texts.language
  const name = `${title}/${language}`
  const file = files[`../../../../src/emporion/games/${title}/school/${language}.ftl`]
  if (bundles.has(name) || !file) return
  const bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false })
  bundle.addResource(new FluentResource(await file()))
  bundles.set(name, bundle)
}

/** A message, or a part of it; empty where there is none. */
export function lessonText(title: string, key: string, part = ''): string {
  const bundle = bundles.get(`${title}/${texts.language}`)
  const message = bundle?.getMessage(key)
  const pattern = part ? message?.attributes[part] : message?.value
  if (!bundle || !pattern) return ''
  const text = finished(bundle.formatPattern(pattern, {}, []).replaceAll('\n', ' '), texts.language)
  return texts.language === 'fr' ? tied(text) : text
}

/** The key of a step's texts. */
export const stepKey = (lesson: string, step: string): string => [lesson, step].join('-')

export interface Piece {
  text: string
  kind: 'plain' | 'strong' | 'rule'
}

export function pieces(text: string): Piece[] {
  return text
    .split(/(\*[^*]+\*|\[[A-Z]{3}-[0-9.]+\])/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('*')
        ? { text: part.slice(1, -1), kind: 'strong' }
        : part.startsWith('[')
          ? { text: part.slice(1, -1), kind: 'rule' }
          : { text: part, kind: 'plain' },
    )
}
