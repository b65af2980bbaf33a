/** The server's calls. A failed one throws a `Trouble` whose text is a Fluent message. */
import type {
  Analysis,
  AskLesson,
  Asked,
  Circle,
  CircleCard,
  Ending,
  GameInfo,
  Gone,
  LessonProgress,
  LessonTable,
  LinkSays,
  LinkSent,
  Lobby,
  Me,
  MyHook,
  MyNotices,
  NewBranch,
  NewCup,
  NewHook,
  NewPush,
  NewTable,
  NoticeDevice,
  Place,
  Problem,
  Profile,
  ProfileWish,
  RecoveryCode,
  Replay,
  ReplayState,
  Report,
  School,
  SeatLink,
  SeatOffer,
  Shun,
  Shunned,
  SignedIn,
  TableCard,
  Verification,
  Wishes,
} from './api.gen.ts'
import { shown } from '../texts/former.ts'
import { hasText, t } from '../texts/texts.svelte.ts'

export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** What a person is told, in his language: never the server's English sentence. */
export function problemText(problem: Problem): string {
  const key = `error-${problem.error}`
  return hasText(key) ? t(key, problem.figures as Record<string, string | number>) : t('error-unknown')
}

/** What a proxy answers when it does not reach the server. */
const AWAY = [502, 503, 504]

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Trouble('offline', 0, t('error-offline'))
  }
  const text = await answer.text()
  if (!answer.ok) {
    let problem: Problem = { error: 'unknown', message: '', figures: {} }
    try {
      problem = JSON.parse(text) as Problem
    } catch {
      // Not from our server: a proxy in front says that it is away, or the general text stays.
      if (AWAY.includes(answer.status)) throw new Trouble('offline', answer.status, t('error-offline'))
    }
    throw new Trouble(problem.error, answer.status, problemText(problem))
  }
  return (text ? JSON.parse(text) : null) as T
}

let last = { asked: '', once: '' }

/** Something new is asked for under a name: after a lost answer, the same asked again is not made twice. */
export async function make<T>(path: string, wanted: object): Promise<T> {
  const asked = `${path} ${JSON.stringify(wanted)}`
  if (last.asked !== asked) last = { asked, once: Math.random().toString(36).slice(2) + Date.now().toString(36) }
  const made = await call<T>('POST', path, { ...wanted, once: last.once })
  last = { asked: '', once: '' }
  return made
}

/** Where everything about the match of a replay is found. */
export const matchAddress = (replay: Replay) => replay.states.replace(/^\/api/, '').replace(/\/replay$/, '')
export const tableAddress = (id: string) => `/tables/${encodeURIComponent(id)}`
const table = tableAddress

async function replayed(coming: Promise<Replay>): Promise<Replay> {
  const replay = await coming
  return { ...replay, card: shown(replay.card) }
}

/** Where this browser is, as `Europe/Paris`: whose nights and weekends are meant. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || ''

export const rest = {
  me: () => call<Me>('GET', '/me'),
  beSomebody: (name: string, language: string) => call<Me>('POST', '/me', { name, language, zone: ownZone() }),
  moveOut: () => call<{ code: string }>('POST', '/me/move'),
  arrive: (code: string, lent = false) => call<SignedIn>('POST', '/me/arrive', { code, lent }),
  leaveDevice: () => call<null>('POST', '/me/leave'),
  place: () => call<Place>('GET', '/me/place'),
  newPasskey: () => call<Asked>('POST', '/me/passkey/new'),
  addPasskey: (credential: string) => call<Place>('POST', '/me/passkey/add', { credential }),
  askPasskey: () => call<Asked>('POST', '/me/passkey/ask'),
  enterByPasskey: (credential: string, lent: boolean) =>
    call<SignedIn>('POST', '/me/passkey/enter', { credential, lent }),
  newCode: () => call<RecoveryCode>('POST', '/me/code/new'),
  enterByCode: (code: string, lent: boolean) => make<SignedIn>('/me/code/enter', { code, lent }),
  askLink: (address: string, wish: 'keep' | 'find') => call<LinkSent>('POST', '/me/mail', { address, wish }),
  lookAtLink: (token: string) => call<LinkSays>('POST', '/me/mail/look', { token }),
  openLink: (token: string, lent: boolean) => call<SignedIn>('POST', '/me/mail/open', { token, lent }),
  removeWay: (id: string) => call<Place>('POST', '/me/ways/remove', { id }),
  renameDevice: (id: string, label: string) => call<Place>('POST', '/me/devices/rename', { id, label }),
  closeDevice: (id: string) => call<Place>('POST', '/me/devices/close', { id }),
  closeOtherDevices: () => call<Place>('POST', '/me/devices/close_others'),
  erase: () => call<null>('POST', '/me/erase', { sure: true }),
  profile: () => call<Profile>('GET', '/me/profile'),
  profileOf: (who: string) => call<Profile>('GET', `/people/${encodeURIComponent(who)}/profile`),
  wishProfile: (wish: ProfileWish) => call<Profile>('POST', '/me/profile', wish),
  circles: () => call<CircleCard[]>('GET', '/circles'),
  makeCircle: (name: string) => call<Circle>('POST', '/circles', { name }),
  lookAtCircle: (code: string) => call<CircleCard>('POST', '/circles/look', { code }),
  joinCircle: (code: string) => call<Circle>('POST', '/circles/join', { code }),
  circle: (id: string, season: { year: number; quarter: number } | null) =>
    call<Circle>(
      'GET',
      `/circles/${encodeURIComponent(id)}${season ? `?year=${season.year}&quarter=${season.quarter}` : ''}`,
    ),
  leaveCircle: (id: string) => call<null>('POST', `/circles/${encodeURIComponent(id)}/leave`),
  removeMember: (id: string, person: string) =>
    call<Circle>('POST', `/circles/${encodeURIComponent(id)}/remove`, { person }),
  openCup: (id: string, cup: Omit<NewCup, 'options' | 'pace'>) =>
    call<Circle>('POST', `/circles/${encodeURIComponent(id)}/cups`, cup),
  enterCup: (id: string) => call<Circle>('POST', `/cups/${encodeURIComponent(id)}/enter`),
  leaveCup: (id: string) => call<Circle>('POST', `/cups/${encodeURIComponent(id)}/leave`),
  beginCup: (id: string) => call<Circle>('POST', `/cups/${encodeURIComponent(id)}/begin`),
  cancelCup: (id: string) => call<Circle>('POST', `/cups/${encodeURIComponent(id)}/cancel`),
  shuns: () => call<Shunned[]>('GET', '/me/shuns'),
  shunPerson: (person: string, kind: Shun['kind']) => call<Shunned[]>('POST', '/me/shuns', { person, kind }),
  shun: (id: string, shun: Shun) => call<Shunned[]>('POST', `${table(id)}/shun`, shun),
  report: (id: string, report: Report) => call<null>('POST', `${table(id)}/report`, report),
  notices: () => call<MyNotices>('GET', '/me/notices'),
  wish: (wishes: Wishes) => call<MyNotices>('POST', '/me/notices', wishes),
  allowPush: (push: NewPush) => call<MyNotices>('POST', '/me/notices/allow', push),
  forbidPush: () => call<MyNotices>('POST', '/me/notices/forbid'),
  wishDevice: (id: string, events: NoticeDevice['events']) =>
    call<MyNotices>('POST', '/me/notices/device', { id, events }),
  tryNotice: () => call<null>('POST', '/me/notices/try'),
  addHook: (hook: NewHook) => call<MyNotices>('POST', '/me/hooks', hook),
  changeHook: (id: string, events: MyHook['events']) => call<MyNotices>('POST', '/me/hooks/change', { id, events }),
  removeHook: (id: string) => call<MyNotices>('POST', '/me/hooks/remove', { id }),
  tryHook: (id: string) => call<MyNotices>('POST', '/me/hooks/try', { id }),
  nudge: (id: string, seat: number) => call<null>('POST', `${table(id)}/nudge`, { seat }),
  reopen: (id: string, seat: number) => call<SeatLink>('POST', `${table(id)}/reopen`, { seat }),
  reopened: (id: string, token: string) => call<SeatOffer>('POST', `${table(id)}/reopened`, { token }),
  takeSeat: (id: string, token: string) => call<TableCard>('POST', `${table(id)}/take`, { token }),
  lobby: () => call<Lobby>('GET', '/lobby'),
  games: () => call<GameInfo[]>('GET', '/games'),
  create: (wanted: NewTable) => make<TableCard>('/tables', wanted),
  table: async (id: string) => shown(await call<TableCard>('GET', table(id))),
  sit: (id: string, seat: number) => call<TableCard>('POST', `${table(id)}/sit`, { seat }),
  leave: (id: string) => call<TableCard>('POST', `${table(id)}/leave`),
  bot: (id: string, seat: number, level: string) => call<TableCard>('POST', `${table(id)}/bot`, { seat, level }),
  start: (id: string) => call<TableCard>('POST', `${table(id)}/start`),
  standIn: (id: string, seat: number, level: string) =>
    call<TableCard>('POST', `${table(id)}/stand_in`, { seat, level }),
  comeBack: (id: string) => call<TableCard>('POST', `${table(id)}/come_back`),
  vacation: (id: string, days: number) => call<TableCard>('POST', `${table(id)}/vacation`, { days }),
  rematch: (id: string) => call<TableCard>('POST', `${table(id)}/rematch`),
  remove: (id: string, seat: number) => call<TableCard>('POST', `${table(id)}/remove`, { seat }),
  swap: (id: string, seat: number, other: number) => call<TableCard>('POST', `${table(id)}/swap`, { seat, other }),
  cancel: (id: string) => call<Gone>('POST', `${table(id)}/cancel`),
  resign: (id: string, level: string) => call<TableCard>('POST', `${table(id)}/resign`, { level }),
  deleteTable: (id: string) => call<Gone>('POST', `${table(id)}/delete`),
  replay: (id: string) => replayed(call<Replay>('GET', `${table(id)}/replay`)),
  /** `states` is the address a replay names. */
  replayState: (states: string, n: number, view: string) =>
    call<ReplayState>('GET', `${states.replace(/^\/api/, '')}/${n}?view=${view}`),
  verify: (id: string) => call<Verification>('GET', `${table(id)}/verify`),
  upload: (record: string) => replayed(call<Replay>('POST', '/records', { record })),
  record: (key: string) => replayed(call<Replay>('GET', `/records/${encodeURIComponent(key)}`)),
  /** `match` is the address of a finished match: a table's, or an uploaded record's (`matchAddress`). */
  ending: (match: string) => call<Ending>('GET', `${match}/ending`),
  askAnalysis: (match: string, seat: number | null) => call<Analysis>('POST', `${match}/analysis`, { seat }),
  branch: (match: string, wanted: NewBranch) => make<TableCard>(`${match}/branch`, wanted),
  branches: (match: string) => call<TableCard[]>('GET', `${match}/branches`),
  school: () => call<School>('GET', '/school'),
  noteLesson: (progress: LessonProgress) => call<School>('POST', '/school/progress', progress),
  lesson: async (title: string, lesson: string, asked: AskLesson): Promise<LessonTable> => {
    const at = `/school/${encodeURIComponent(title)}/${encodeURIComponent(lesson)}`
    const found = await call<LessonTable>('POST', at, asked)
    return found.state ? { ...found, state: { ...found.state, card: shown(found.state.card) } } : found
  },
  recordAddress: (id: string) => `/api${table(id)}/record`,
}
