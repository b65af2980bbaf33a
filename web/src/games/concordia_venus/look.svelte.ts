/** What is pointed at or previewed, and shown before its word is said. */
import type { BubbleText } from '../../lib/table/bubble.svelte.ts'
import type { Saying } from '../../lib/table/says.ts'

type Kind = 'province' | 'route'

export class Look {
  province = $state<string | null>(null)
  route = $state<string | null>(null)
  /** On a phone the first tap shows what a word would do, the second says it. */
  taps = $state(false)
  word = $state<string | null>(null)
  about = $state.raw<BubbleText | null>(null)

  /** How a thing says its word: at once with a mouse, after a preview on a phone. */
  saying(word: string, saying: Saying, at: { kind: Kind; id: string } | null = null): Saying {
    if (!this.taps || this.word === word) return saying
    return { ...saying, act: () => this.preview(word, saying.about?.() ?? null, at) }
  }

  private preview(word: string, about: BubbleText | null, at: { kind: Kind; id: string } | null): void {
    this.nothing()
    this.word = word
    this.about = about
    if (at) this[at.kind] = at.id
  }

  nothing(): void {
    this.word = this.about = this.province = this.route = null
  }

  /** Pointing with a mouse or the keyboard; a finger previews instead. */
  pointing(kind: Kind, id: string) {
    const enter = () => (this[kind] = id)
    const leave = () => {
      if (!this.taps && this[kind] === id) this[kind] = null
    }
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && enter(),
      onpointerleave: leave,
      onfocus: () => !this.taps && enter(),
      onblur: () => queueMicrotask(leave),
    }
  }
}
