/** Things that speak: `{@attach says(table, 'take:ivory')}` makes any element of a board say a word.
 *
 * Offered: lit, clickable, in the tab order. Refused: says why on hover, focus or tap. Otherwise a plain thing, which
 * may still tell what it is (`about`).
 */
import type { Attachment } from 'svelte/attachments'
import type { Refusal } from '../server/api.gen.ts'
import { bubble, type BubbleText } from './bubble.svelte.ts'
import { confirmation } from './confirm.svelte.ts'
import type { TableView } from './view.ts'

export interface Saying {
  /** What the thing is, shown while its word is not refused. */
  about?: () => BubbleText | null
  /** Replaces the text of the word for screen readers. */
  label?: string
  /** Instead of saying the word at once (a thing that only chooses). */
  act?: () => void
}

export function refusalBubble(table: TableView, word: string, refusal: Refusal): BubbleText {
  return { title: table.speech.refusal(refusal), lines: [table.speech.word(word)], rule: refusal.rule, refused: true }
}

const UNSEEN = '[aria-hidden="true"], .visually-hidden, title, desc'

/** What is printed on a thing: prices, numbers, a name. */
function printed(element: Element): string {
  const parts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    if (text && !node.parentElement?.closest(UNSEEN)) parts.push(text)
  }
  return parts.join(' ').replace(/\s+/g, ' ')
}

/** A thing's name says what is printed on it: who calls it by that finds it. */
function named(label: string, element: Element): string {
  const text = printed(element)
  const known = label.toLowerCase()
  const missing = text.split(' ').some((part) => !known.includes(part.toLowerCase()))
  return missing ? `${label}, ${text}` : label
}

/** What we have written on things, by name. */
const worn = new WeakMap<Element, Record<string, string>>()

/** Write these attributes on a thing, and take off what was written before: one that stays is not touched, so that the
 * focus does not leave a thing which only changes what it says.
 */
function wear(element: Element, wanted: Record<string, string>): void {
  for (const name of Object.keys(worn.get(element) ?? {})) if (!(name in wanted)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(wanted))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  worn.set(element, wanted)
}

export function says(table: TableView, word: string | null, saying: Saying = {}): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement | SVGElement
    const button = element instanceof HTMLButtonElement
    const offered = word !== null && table.offers(word)
    const refused = word !== null && !offered && table.mine ? table.refusal(word) : undefined
    const state = offered ? 'offered' : refused ? 'refused' : 'plain'
    const about = saying.about
    const speaks = state !== 'plain' || about !== undefined
    const own = saying.label ?? (word && state !== 'plain' ? table.speech.word(word) : (about?.()?.title ?? ''))
    const label = own && speaks ? named(own, element) : own
    const wanted: Record<string, string> = { 'data-says': state }
    if (word) wanted['data-word'] = word
    if (speaks && !button) {
      wanted['tabindex'] = '0'
      wanted['role'] = state === 'plain' ? 'group' : 'button'
    }
    if (label) wanted['aria-label'] = refused ? `${label}. ${table.speech.refusal(refused)}` : label
    if (refused) wanted['aria-disabled'] = 'true'
    wear(element, wanted)

    const explain = (): BubbleText | null =>
      refused && word ? refusalBubble(table, word, refused) : (about?.() ?? null)
    const act = (event: Event) => {
      if (offered && word) {
        event.stopPropagation()
        bubble.hide()
        if (saying.act) saying.act()
        else confirmation.say(table, word)
      } else if (refused || about) {
        event.stopPropagation()
        bubble.show(element, explain, true, true)
      }
    }
    const listeners: [string, (event: Event) => void][] = [
      ['click', act],
      [
        'pointerenter',
        (event) => (event as PointerEvent).pointerType === 'mouse' && bubble.show(element, explain, false),
      ],
      ['pointerleave', () => bubble.leave(element)],
      ['focus', () => element.matches(':focus-visible') && bubble.show(element, explain, true)],
      // Soon: a thing that is taken away while it has the focus is left in the middle of drawing.
      ['blur', () => queueMicrotask(() => bubble.leave(element))],
      [
        'keydown',
        (event) => {
          const key = (event as KeyboardEvent).key
          if (key === '?') bubble.show(element, explain, true, true)
          else if (!button && (key === 'Enter' || key === ' ')) {
            event.preventDefault()
            act(event)
          }
        },
      ],
    ]
    if (speaks) for (const [name, listener] of listeners) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      bubble.leave(element)
      // Soon: it may be told at once what it says now.
      setTimeout(() => worn.get(element) === wanted && wear(element, {}))
    }
  }
}

/** A thing that says nothing but tells what it is. */
export function tells(make: () => BubbleText | null): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement
    const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && bubble.show(element, make, false)
    const leave = () => bubble.leave(element)
    const tap = () => bubble.show(element, make, true, true)
    const focus = () => element.matches(':focus-visible') && bubble.show(element, make, true)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', tap)
    element.addEventListener('focus', focus)
    const blur = () => queueMicrotask(leave)
    element.addEventListener('blur', blur)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', tap)
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
      leave()
    }
  }
}
