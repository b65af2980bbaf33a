/** How many tables wait for me: on the icon of the tab, and on that of the app where it is installed. */
import { tellWaiting } from './worker.ts'

const ICON = '/icon.svg'
let drawn = 0

/** The icon of the tab, with a number in its corner. */
async function draw(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link || drawn === count) return
  drawn = count
  if (!count) {
    link.href = ICON
    return
  }
  const icon = await (await fetch(ICON)).text()
  const text = count > 9 ? '9+' : String(count)
  const mark =
    `<circle cx="46" cy="18" r="17" fill="#ffd54a" stroke="#2b2118" stroke-width="3"/>` +
    `<text x="46" y="26" text-anchor="middle" font-family="sans-serif" font-weight="800" ` +
    `font-size="${text.length > 1 ? 19 : 24}" fill="#2b2118">${text}</text>`
  if (drawn === count) link.href = `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', `${mark}</svg>`))}`
}

/** Say which tables wait; their number is what is shown. */
export function badge(tables: string[]): void {
  void draw(tables.length).catch(() => undefined)
  void tellWaiting(tables).catch(() => undefined)
  if ('setAppBadge' in navigator)
    void (tables.length ? navigator.setAppBadge(tables.length) : navigator.clearAppBadge()).catch(() => undefined)
}

/** Of a single table, where the others are not known: a number on the tab and nothing else. */
export const badgeOfTab = (waits: boolean): void => void draw(waits ? 1 : 0).catch(() => undefined)
