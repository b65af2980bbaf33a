/** Courses and how far I am. What the server could not be told stays in this browser and is sent when it can be. */
import type { Course, LessonInfo, LessonProgress } from './api.gen.ts'
import { rest } from './rest.ts'
import { world } from './world.svelte.ts'

const KEPT = 'emporion.school'

interface Kept {
  /** Whose it is: a browser may have several people in turn. */
  person: string
  progress: LessonProgress[]
}

const DONE = ['', 'seen', 'learnt'] as const

/** The later of two, and the better of what was reached. */
function joined(all: LessonProgress[]): LessonProgress[] {
  const found = new Map<string, LessonProgress>()
  for (const one of all) {
    const key = `${one.game}/${one.lesson}`
    const other = found.get(key)
    const best = DONE[Math.max(DONE.indexOf(one.done), DONE.indexOf(other?.done ?? ''))]!
    found.set(key, { ...(other && other.at > one.at ? other : one), done: best })
  }
  return [...found.values()]
}

class SchoolState {
  courses = $state.raw<Course[]>([])
  progress = $state.raw<LessonProgress[]>([])
  ready = $state(false)
  failure = $state('')
  /** Whether something is known here that the server has not been told. */
  offline = $state(false)

  async load(): Promise<void> {
    const unsent = this.unsent()
    try {
      let found = await rest.school()
      for (const one of unsent) found = { ...found, progress: (await rest.noteLesson(one)).progress }
      this.courses = found.courses
      this.progress = joined(found.progress)
      this.keep([])
      this.failure = ''
      this.ready = true
    } catch (trouble) {
      this.progress = joined([...this.progress, ...unsent])
      if (!this.ready) this.failure = (trouble as Error).message
    }
  }

  course(title: string): LessonInfo[] {
    return this.courses.find((course) => course.game === title)?.lessons ?? []
  }

  /** Where a rule can be tried: its position in a lesson. */
  trial(title: string, rule: string): { to: string; like: string } | null {
    const found = this.courses.find((course) => course.game === title)?.trials.find((one) => one.rule === rule)
    return found ? { to: `/school/${title}/${found.lesson}?try=${found.step}`, like: found.like } : null
  }

  of(title: string, lesson: string): LessonProgress | undefined {
    return this.progress.find((one) => one.game === title && one.lesson === lesson)
  }

  learnt(title: string): number {
    return this.progress.filter((one) => one.game === title && one.done === 'learnt').length
  }

  /** Where a course goes on: the first lesson that is not learnt. */
  next(title: string): LessonInfo | undefined {
    const lessons = this.course(title)
    return lessons.find((lesson) => !this.of(title, lesson.name)?.done) ?? undefined
  }

  get all(): number {
    return this.courses.reduce((sum, course) => sum + course.lessons.length, 0)
  }
  get known(): number {
    return this.progress.filter((one) => one.done === 'learnt').length
  }

  /** The lesson somebody is in the middle of, else the next one of the course last taken, else the first of all. */
  get here(): { game: string; lesson: LessonInfo; step: number } | null {
    const latest = this.progress.toSorted((a, b) => b.at - a.at)
    for (const one of latest) {
      const lesson = this.course(one.game).find((each) => each.name === one.lesson)
      if (lesson && one.step < lesson.steps.length && (one.step > 0 || !one.done))
        return { game: one.game, lesson, step: one.step }
      const next = this.next(one.game)
      if (next) return { game: one.game, lesson: next, step: this.of(one.game, next.name)?.step ?? 0 }
    }
    const first = this.courses.find((course) => this.next(course.game))
    return first ? { game: first.game, lesson: this.next(first.game)!, step: 0 } : null
  }

  async note(progress: Omit<LessonProgress, 'at'>): Promise<void> {
    const now = { ...progress, at: Date.now() }
    this.progress = joined([...this.progress, now])
    try {
      await rest.noteLesson(now)
      this.offline = false
      if (this.unsent().length) await this.load()
    } catch {
      this.keep(joined([...this.unsent(), now]))
    }
  }

  private unsent(): LessonProgress[] {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null
      return kept && kept.person === world.me?.id ? kept.progress : []
    } catch {
      return []
    }
  }

  private keep(progress: LessonProgress[]): void {
    this.offline = progress.length > 0
    if (!progress.length) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, JSON.stringify({ person: world.me?.id ?? '', progress } satisfies Kept))
  }
}

export const school = new SchoolState()
