/** Pictures of a rulebook: its text names them, each title keeps them beside its board. */
import type { Language } from '../screen/settings.svelte.ts'

const addresses = import.meta.glob<string>('../../games/*/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const PICTURE = /!\[([^\]]*)\]\(([\w-]+)\)/g

export function withPictures(text: string, title: string, language: Language): string {
  const address = (name: string) => addresses[`../../games/${title}/pictures/${name}.${language}.webp`]
  return text.replace(PICTURE, (all, said: string, name: string) =>
    address(name) ? `![${said}](${address(name)})` : all,
  )
}
