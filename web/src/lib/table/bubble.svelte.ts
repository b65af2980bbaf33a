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
  /** What the bubble that is still to come belongs to. */
  private coming: Element | null = null

  /** Show soon (hover) or at once (focus, tap). */
  show(at: Element, make: () => BubbleText | null | Promise<BubbleText | null>, now: boolean, pin = false): void {
    clearTimeout(this.timer)
    const ask = ++this.wanted
    this.coming = at
    const open = async () => {
      const text = await make()
      if (ask !== this.wanted) return
      this.coming = null
      if (!text || !at.isConnected) return
      this.text = text
      this.at = at
      this.pinned = pin
    }
    if (now) void open()
    else this.timer = setTimeout(() => void open(), DELAY)
  }

  /** Of this thing no more is shown, nor will be; what another has asked for still comes. */
  leave(at: Element): void {
    if (this.coming === at) this.forget()
    if (!this.pinned && this.at === at) this.hide()
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.wanted++
    this.coming = null
  }

  hide(): void {
    this.forget()
    this.text = null
    this.at = null
    this.pinned = false
  }
}

export const bubble = new Bubble()
