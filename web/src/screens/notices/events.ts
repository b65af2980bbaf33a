/** What can be told, by name. */
import type { MyHook, MyNotices } from '../../lib/server/api.gen.ts'

export type NoticeEvent = MyNotices['wishes']['mail'][number]
export type HookEvent = MyHook['events'][number]
export type HookKind = MyHook['kind']
