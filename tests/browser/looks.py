"""What a person would see at once: something cut off, something over something else, a page that moves sideways."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.hands import STILL

SIZES = ((390, 844), (768, 1024), (1024, 768), (1366, 768), (1440, 900), (1920, 1080))

FLAWS = r"""
() => {
  const flaws = new Set()
  const name = (one) => {
    const said = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const classes = [...one.classList].filter((each) => !each.startsWith('svelte-')).join('.')
    return `${one.localName}${classes ? '.' + classes : ''} «${said}»`
  }
  const style = (one) => getComputedStyle(one)
  const shows = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const drawn = (one) => one.closest('svg') !== null
  /** What a person may scroll by hand, or only means to hide, cuts nothing. */
  const cuts = (one) => /hidden|clip/.test(style(one).overflowX + style(one).overflowY)
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY)
  const layer = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(style(at).position)) return at
    return document.body
  }
  /** Not scrolled out of the list it stands in. */
  const inView = (one, box) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!scrolls(at)) continue
      const edge = at.getBoundingClientRect()
      if (box.bottom < edge.top + 8 || box.top > edge.bottom - 8) return false
      if (box.right < edge.left + 8 || box.left > edge.right - 8) return false
    }
    return true
  }
  /** The part of a line that is not hidden. */
  const seen = (one, box) => {
    let { left, top, right, bottom } = box
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      if (!cuts(at) && !scrolls(at)) continue
      const edge = at.getBoundingClientRect()
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 1) flaws.add(`the page moves sideways by ${sideways} px`)

  // The lines of text, as they stand on the screen.
  const lines = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    if (!node.textContent.trim() || drawn(owner) || !shows(owner)) continue
    if (owner.closest('.visually-hidden, option, [data-yields]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2 && inView(owner, box)) lines.push({ owner, box, seen: seen(owner, box) })
  }

  // Cut off: by what hides what is too much, or by the edge of the screen.
  for (const { owner, box } of lines) {
    let free = false
    for (let at = owner; at && at !== document.body && !free; at = at.parentElement) {
      if (scrolls(at)) free = true
      else if (cuts(at) && style(at).textOverflow !== 'ellipsis' && !/none/.test(style(at).clipPath)) free = true
      else if (cuts(at)) {
        const edge = at.getBoundingClientRect()
        if (edge.width < 2 || edge.height < 2) free = true
        else {
          const beside = Math.max(edge.left - box.left, box.right - edge.right)
          const off = Math.max(beside, edge.top - box.top - 3, box.bottom - edge.bottom - 3)
          const meant = style(at).textOverflow === 'ellipsis' && (at.title || at.closest('[aria-label], [title]'))
            && !at.closest('.story h3')
          if (meant) free = true
          else if (off > 2) flaws.add(`${name(owner)} is cut by ${Math.round(off)} px in ${name(at)}`)
        }
      }
    }
    if (!free && (box.left < -1 || box.right > innerWidth + 1)) flaws.add(`${name(owner)} falls off the screen`)
  }

  // One over the other: lines of one layer.
  const apart = (a, b) => a.contains(b) || b.contains(a)
  for (let k = 0; k < lines.length; k++)
    for (let j = k + 1; j < lines.length; j++) {
      const a = lines[k], b = lines[j]
      const wide = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left)
      const high = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top)
      if (wide > 2 && high > 6 && a.owner !== b.owner && layer(a.owner) === layer(b.owner) && !apart(a.owner, b.owner))
        flaws.add(`${name(a.owner)} and ${name(b.owner)} lie over each other`)
    }

  // What can be pressed is not under something else, and is called what is written on it.
  const printed = (thing) => {
    const parts = []
    const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (!node.parentElement.closest('[aria-hidden=true], .visually-hidden, title, desc') && shows(node.parentElement))
        parts.push(...node.textContent.split(/[\s,.:;·…/()]+/).filter((part) => /[\p{L}\p{N}]/u.test(part)))
    return parts
  }
  const things = document.querySelectorAll('button, a[href], input, select, [role=button], [role=switch]')
  for (const thing of things) {
    const box = thing.getBoundingClientRect()
    const x = box.left + box.width / 2, y = box.top + box.height / 2
    const said = thing.getAttribute('aria-label')?.toLowerCase()
    if (said) {
      const unsaid = printed(thing).filter((part) => !said.includes(part.toLowerCase()))
      if (unsaid.length) flaws.add(`${name(thing)} does not say what is on it: ${unsaid.join(' ')}`)
    }
    const here = { left: x, right: x, top: y, bottom: y }
    if (drawn(thing) || !box.width || !shows(thing) || !inView(thing, here)) continue
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
    const top = document.elementFromPoint(x, y)
    if (!top || thing.contains(top) || top.contains(thing) || top.closest('label')?.contains(thing)) continue
    if (layer(top) !== layer(thing) && /fixed|sticky/.test(style(layer(top)).position)) continue
    flaws.add(`${name(thing)} is under ${name(top)}`)
  }
  return [...flaws]
}
"""

RESTS = """
async () => {
  const boxes = () => [...document.querySelectorAll('main, main *')].slice(0, 400).map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join()
  }).join(' ')
  let before = '', same = 0
  for (let frame = 0; frame < 90 && same < 6; frame++) {
    await new Promise(requestAnimationFrame)
    const now = boxes()
    same = now === before ? same + 1 : 1
    before = now
  }
  return same >= 6
}
"""


LOOK = f"""async () => {{
  await ({STILL})()
  const rests = await ({RESTS})()
  return [rests, ({FLAWS})()]
}}"""


def flaws(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    found: list[str] = page.evaluate(FLAWS)
    return found


def walk(page: Page, what: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """Look at the page at every size; what is wrong there."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        rests, wrong = page.evaluate(LOOK)
        if not rests:  # six frames alike; what is measured and laid out anew takes some before
            found.append(f"{what} at {width}: does not come to rest")
        found += [f"{what} at {width}: {flaw}" for flaw in wrong]
    return found
