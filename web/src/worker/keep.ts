/**
 * What is there without a line: the shell of the page, rulebooks, and what was looked at of one's own, finished matches
 * above all. The server is always asked first but for files that never change.
 */
import { scope, type FetchEvent, type Scope } from './scope.ts'

const SHELL = 'emporion-shell'
const READ = 'emporion-read'
const MINE = 'emporion-mine'
const OURS = [SHELL, READ, MINE]
/** What changes with every match. */
const LISTS = '/api/lobby'
const WHOSE = '/whose'
/** Files and answers that are kept of each kind; those kept first go first. */
const MOST: Record<string, number> = { [SHELL]: 400, [READ]: 40, [MINE]: 600 }
const RULES = /^\/api\/games(\/\w+\/rulebook\/\w+)?$/
const PAST = String.raw`(tables|records)/[\w-]+(/(replay(/\d+)?|ending|verify))?`
const OWN = new RegExp(
  String.raw`^/api/(me|me/profile|lobby|school|circles|circles/[\w-]+|people/[\w-]+/profile|${PAST})$`,
)

/** Where an answer to this is kept; empty: it is none of our business. */
export function shelf(method: string, address: URL, origin: string): string {
  if (method !== 'GET' || address.origin !== origin) return ''
  const path = address.pathname
  if (path.startsWith('/assets/') || path.startsWith('/icons/') || path === '/icon.svg') return SHELL
  if (RULES.test(path)) return READ
  return OWN.test(path) ? MINE : ''
}

async function keep(name: string, asked: Request | string, answer: Response): Promise<void> {
  if (!answer.ok) return
  const cache = await scope.caches.open(name)
  await cache.put(asked, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST[name]!))) await cache.delete(old)
}

async function kept(name: string, asked: Request | string): Promise<Response | undefined> {
  return (await scope.caches.open(name)).match(asked, { ignoreVary: true })
}

/** Never changes: what is kept will do. */
async function file(asked: Request): Promise<Response> {
  const known = await kept(SHELL, asked)
  if (known) return known
  const answer = await fetch(asked)
  await keep(SHELL, asked, answer.clone())
  return answer
}

/** From the server; where it is not reached, what it said last. */
async function newest(name: string, asked: Request, as: Request | string = asked): Promise<Response> {
  try {
    const answer = await fetch(asked)
    if (answer.status < 500) {
      await keep(name, as, answer.clone())
      return answer
    }
    return (await kept(name, as)) ?? answer
  } catch (trouble) {
    const known = await kept(name, as)
    if (known) return known
    throw trouble
  }
}

async function answer(event: FetchEvent, name: string): Promise<Response> {
  if (event.request.mode === 'navigate') return newest(SHELL, event.request, '/')
  return name === SHELL ? file(event.request) : newest(name, event.request)
}

/** Whoever is here now: what is kept of somebody else goes. */
async function belongs(person: string): Promise<void> {
  const known = await kept(READ, WHOSE)
  if (known && (await known.text()) === person) return
  await scope.caches.delete(MINE)
  await keep(READ, WHOSE, new Response(person))
}

/** What a page has loaded before this worker was there, and what its reader may want without a line. */
async function gather(addresses: string[]): Promise<void> {
  for (const address of addresses.slice(0, 200)) {
    const name = shelf('GET', new URL(address, scope.location.origin), scope.location.origin)
    if (!name || (address !== LISTS && (await kept(name, address)))) continue
    await fetch(address, { credentials: 'same-origin' }).then(
      (found) => keep(name, address, found),
      () => undefined, // the line was lost: next time
    )
  }
}

export function keepThings(worker: Scope): void {
  let turn: Promise<void> = Promise.resolve()
  worker.addEventListener('install', (event) =>
    event.waitUntil(fetch('/', { cache: 'no-cache' }).then((page) => keep(SHELL, '/', page))),
  )
  worker.addEventListener('activate', (event) =>
    event.waitUntil(
      scope.caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => !OURS.includes(name)).map((name) => scope.caches.delete(name))),
        ),
    ),
  )
  worker.addEventListener('fetch', (event) => {
    const name = shelf(event.request.method, new URL(event.request.url), scope.location.origin)
    if (name || event.request.mode === 'navigate') event.respondWith(answer(event, name))
  })
  worker.addEventListener('message', (event) => {
    const said = event.data as { type?: string; person?: string; addresses?: string[] }
    // One after the other: nothing is thrown away that was kept since.
    if (said.type === 'whose') turn = turn.then(() => belongs(said.person ?? ''))
    if (said.type === 'keep') turn = turn.then(() => gather(said.addresses ?? []))
    event.waitUntil(turn)
  })
}
