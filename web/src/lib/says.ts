/** Things that speak: `{@attach says(table, 'take:ivory')}` makes any element of a board say a word.
 *
 * Offered: lit, clickable, in the tab order. Refused: says why on hover, focus or tap. Otherwise a plain thing, which
 * may still tell what it is (`about`).
 */
import type { Attachment } from 'svelte/attachments'
import type { Refusal } from './api.gen.ts'
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

export function says(table: TableView, word: string | null, saying: Saying = {}): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement | SVGElement
    const button = element instanceof HTMLButtonElement
    const offered = word !== null && table.offers(word)
    const refused = word !== null && !offered && table.mine ? table.refusal(word) : undefined
    const state = offered ? 'offered' : refused ? 'refused' : 'plain'
    const about = saying.about
    element.dataset['says'] = state
    if (word) element.dataset['word'] = word
    const speaks = state !== 'plain' || about !== undefined
    if (speaks && !button) {
      element.setAttribute('tabindex', '0')
      element.setAttribute('role', state === 'plain' ? 'group' : 'button')
    }
    const own = saying.label ?? (word && state !== 'plain' ? table.speech.word(word) : (about?.()?.title ?? ''))
    const label = own && speaks ? named(own, element) : own
    if (label) element.setAttribute('aria-label', refused ? `${label}. ${table.speech.refusal(refused)}` : label)
    if (refused) element.setAttribute('aria-disabled', 'true')
    else element.removeAttribute('aria-disabled')

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
      ['blur', () => bubble.leave(element)],
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
      delete element.dataset['says']
      delete element.dataset['word']
      element.removeAttribute('aria-disabled')
      if (!button) {
        element.removeAttribute('tabindex')
        element.removeAttribute('role')
      }
      if (label) element.removeAttribute('aria-label')
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
    element.addEventListener('blur', leave)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', tap)
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', leave)
      leave()
    }
  }
}
