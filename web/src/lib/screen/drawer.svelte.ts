/** The rule drawer: opens at a rule over whatever is on screen. */
class RuleDrawer {
  title = $state('')
  rule = $state('')
  open = $state(false)
  private back: HTMLElement | null = null

  show(title: string, rule = ''): void {
    if (!this.open) this.back = document.activeElement as HTMLElement | null
    this.title = title
    this.rule = rule
    this.open = true
  }

  close(): void {
    this.open = false
    this.back?.focus?.()
  }
}

export const drawer = new RuleDrawer()
