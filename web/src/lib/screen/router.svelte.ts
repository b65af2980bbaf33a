/** Addresses and screens. */
import { afterLayers, onLayer } from './layers.ts'

/** Milliseconds: browsers refuse to change the address many times in a row. */
const NOTED_AFTER = 250

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute('download') ||
        link.pathname.startsWith('/api')
      )
        return
      event.preventDefault()
      this.go(link.pathname + link.search)
    })
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  go(address: string, replace = false): void {
    afterLayers(() => {
      if (address === location.pathname + location.search) return
      history[replace || onLayer() ? 'replaceState' : 'pushState'](null, '', address)
      this.read()
      if (!replace) scrollTo(0, 0)
    })
  }

  /** Write into the address where one is on the page, so that it can be shared; soon, and without a way back. */
  note(values: Record<string, string>): void {
    clearTimeout(this.noting)
    const path = location.pathname
    this.noting = setTimeout(() => {
      if (location.pathname !== path) return
      const query = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(values))
        if (value) query.set(name, value)
        else query.delete(name)
      const text = query.size ? `?${query}` : ''
      if (text !== location.search) history.replaceState(history.state, '', path + text)
    }, NOTED_AFTER)
  }

  private noting: ReturnType<typeof setTimeout> | undefined

  get parts(): string[] {
    try {
      return this.path.split('/').filter(Boolean).map(decodeURIComponent)
    } catch {
      return [] // an address that was cut in the middle of a letter
    }
  }
}

export const router = new Router()
