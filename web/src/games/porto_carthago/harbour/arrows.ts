/** Arrow keys move the focus round a group of things. */
import type { Attachment } from 'svelte/attachments'

export function arrows(selector: string): Attachment<Element> {
  return (node) => {
    const move = (event: Event) => {
      const key = (event as KeyboardEvent).key
      const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
      const things = [...node.querySelectorAll<SVGElement>(selector)]
      const at = things.indexOf(event.target as SVGElement)
      if (!step || at < 0) return
      event.preventDefault()
      event.stopPropagation()
      things[(at + step + things.length) % things.length]!.focus()
    }
    node.addEventListener('keydown', move)
    return () => node.removeEventListener('keydown', move)
  }
}
