/** The one bubble of the screen: what a thing is, or why its word may not be said. */
export interface BubbleText {
  title: string
  lines?: string[]
  rule?: string
  refused?: boolean
}

const DELAY = 250

class Bubble {
  text = $state.raw<BubbleText | null>(null)
  at = $state.raw<Element | null>(null)
  pinned = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted = 0

  /** Show soon (hover) or at once (focus, tap). */
  show(at: Element, make: () => BubbleText | null | Promise<BubbleText | null>, now: boolean, pin = false): void {
    clearTimeout(this.timer)
    const ask = ++this.wanted
    const open = async () => {
      const text = await make()
      if (ask !== this.wanted || !text || !at.isConnected) return
      this.text = text
      this.at = at
      this.pinned = pin
    }
    if (now) void open()
    else this.timer = setTimeout(() => void open(), DELAY)
  }

  leave(at: Element): void {
    clearTimeout(this.timer)
    this.wanted++
    if (!this.pinned && this.at === at) this.hide()
  }

  hide(): void {
    clearTimeout(this.timer)
    this.wanted++
    this.text = null
    this.at = null
    this.pinned = false
  }
}

export const bubble = new Bubble()
