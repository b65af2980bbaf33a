/** Rulebooks: the twin of `kernel/rulebook.py`, and just enough Markdown to show them. */
import type { Language } from '../screen/settings.svelte.ts'
import { withPictures } from './pictures.ts'

const books = import.meta.glob<string>('../../../../src/emporion/games/*/rulebook.*.md', {
  query: '?raw',
  import: 'default',
})

export interface Rule {
  id: string
  text: string
}
export interface Section {
  title: string
  introduction: string
  rules: Rule[]
}
export interface Rulebook {
  title: string
  introduction: string
  sections: Section[]
}

const RULE = /^\*\*([A-Z]{3}-[0-9]+(?:\.[0-9]+)+)\*\*\s*([\s\S]*)/
const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/
const read = new Map<string, Promise<Rulebook | null>>()

export function rulebook(title: string, language: Language): Promise<Rulebook | null> {
  const path = `../../../../src/emporion/games/${title}/rulebook.${language}.md`
  let book = read.get(path)
  if (!book) {
    const file = books[path]
    book = file ? file().then((text) => parse(withPictures(text, title, language))) : Promise.resolve(null)
    read.set(path, book)
  }
  return book
}

/** Examples have numbers of chapter 8 and stand beside the rules they explain. */
export const isExample = (id: string) => /^[A-Z]{3}-8\./.test(id)

export function hasRulebook(title: string): boolean {
  return Object.keys(books).some((path) => path.includes(`/${title}/`))
}

function parse(text: string): Rulebook {
  const book: Rulebook = { title: '', introduction: '', sections: [] }
  for (const block of text.trim().split(/\n\s*\n/)) {
    const section = book.sections.at(-1)
    if (block.startsWith('# ')) book.title = block.slice(2).trim()
    else if (/^##+ /.test(block))
      book.sections.push({ title: block.replace(/^#+ /, '').trim(), introduction: '', rules: [] })
    else if (!section) book.introduction += (book.introduction ? '\n\n' : '') + block
    else {
      const found = RULE.exec(block)
      const last = section.rules.at(-1)
      if (found) section.rules.push({ id: found[1]!, text: found[2]! })
      else if (last) last.text += `\n\n${block}`
      else section.introduction += (section.introduction ? '\n\n' : '') + block
    }
  }
  return book
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

function inline(text: string, find: string): string {
  let html = escape(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*\w])[*_]([^*_]+)[*_](?!\w)/g, '$1<em>$2</em>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
  if (find.length > 1) {
    const wanted = new RegExp(fold(find).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')
    html = html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string, words: string) => (tag ? tag : mark(words, wanted)))
  }
  return html
}

/** Without accents, capitals and tied spaces, letter for letter, so that places agree. */
export function fold(text: string): string {
  return [...text].map((letter) => (letter === '\u00a0' ? ' ' : letter.normalize('NFD')[0]!.toLowerCase())).join('')
}

/** What is read outside the rules, by the title it stands under: the first page, the first turn, the advice. */
export const passages = (book: Rulebook): Rule[] =>
  book.sections.map(({ title, introduction }) => ({
    id: title,
    text: `${title}. ${introduction.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')}`,
  }))
/** Whether something is found by the number of a rule, not by the title of a section. */
export const isRule = (id: string) => /^[A-Z]{3}-\d/.test(id)

function mark(words: string, wanted: RegExp): string {
  const letters = [...words]
  const folded = fold(words)
  let html = ''
  let at = 0
  for (const hit of folded.matchAll(wanted)) {
    html +=
      letters.slice(at, hit.index).join('') +
      `<mark>${letters.slice(hit.index, hit.index + hit[0].length).join('')}</mark>`
    at = hit.index + hit[0].length
  }
  return html + letters.slice(at).join('')
}

/** The sentence of a rule in which something was found, as plain text, not longer than what fits. */
export function sentenceWith(markdown: string, find: string, most = 140): string {
  const plain = markdown
    .replace(/[*`]/g, '')
    .replace(/\s*\|[\s|-]*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim()
  const sentences = plain.match(/.+?(?:[.!?…](?= |$)|$)/g) ?? [plain]
  const wanted = fold(find.trim())
  const sentence = (sentences.find((one) => fold(one).includes(wanted)) ?? sentences[0]!).trim()
  const letters = [...sentence]
  if (letters.length <= most) return sentence
  const from = Math.max(0, Math.min(fold(sentence).indexOf(wanted) - most / 3, letters.length - most))
  const cut = letters
    .slice(from, from + most)
    .join('')
    .replace(from > 0 ? /^\S*\s/ : /^/, '')
    .replace(from + most < letters.length ? /\s\S*$/ : /$/, '')
  return `${from > 0 ? '… ' : ''}${cut.trim()}${from + most < letters.length ? ' …' : ''}`
}

/** Plain text in which what was searched for is marked. */
export const marked = (text: string, find: string) => inline(text, find)

/** Paragraphs, lists, tables and pictures. */
export function html(markdown: string, find = ''): string {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n')
      const picture = PICTURE.exec(block)
      if (picture) return figure(picture[1]!, picture[2]!)
      if (lines.every((line) => /^\s*[-*] /.test(line) || /^\s{2,}\S/.test(line))) {
        const items = block
          .split(/\n(?=\s*[-*] )/)
          .map((item) => `<li>${inline(item.replace(/^\s*[-*] /, '').replace(/\n\s*/g, ' '), find)}</li>`)
        return `<ul>${items.join('')}</ul>`
      }
      if (lines.every((line) => /^\s*\d+\. /.test(line) || /^\s{2,}\S/.test(line))) {
        const items = block
          .split(/\n(?=\s*\d+\. )/)
          .map((item) => `<li>${inline(item.replace(/^\s*\d+\. /, '').replace(/\n\s*/g, ' '), find)}</li>`)
        return `<ol>${items.join('')}</ol>`
      }
      if (lines[0]!.startsWith('|')) return table(lines, find)
      return `<p>${inline(lines.join(' '), find)}</p>`
    })
    .join('')
}

function figure(said: string, address: string): string {
  const picture = `<img src="${escape(address)}" alt="" loading="lazy" />`
  return `<figure>${picture}<figcaption>${inline(said, '')}</figcaption></figure>`
}

function table(lines: string[], find: string): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim(), find))
  const [head, , ...body] = lines
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`
  const rows = body.map((line) => row(line, 'td')).join('')
  const inner = `<thead>${row(head!, 'th')}</thead><tbody>${rows}</tbody>`
  return `<div class="md-table" tabindex="0"><table>${inner}</table></div>`
}
