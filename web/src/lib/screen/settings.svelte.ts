/** What a person prefers; kept in this browser. */
export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
export type Language = 'en' | 'fr'

interface Kept {
  theme: Theme
  language: Language | null
  /** Null until it is chosen: then a machine with a mouse sounds and a phone does not. */
  sounds: boolean | null
  confirm: boolean
  careful: boolean
  speed: Speed
  letters: boolean
  level: string
  toured: string[]
  notify: boolean
  /** What happened since my last word, when my turn comes: played on the board, opened, or left to me. */
  recap: 'play' | 'open' | 'off'
  /** Whether orders in advance are unfolded. */
  orders: boolean
  /** Whether the journal has the room of the seats' goods. */
  tall: boolean
}

const KEY = 'emporion.settings'
const DEFAULTS: Kept = {
  theme: 'system',
  language: null,
  sounds: null,
  confirm: false,
  careful: true,
  speed: 'normal',
  letters: true,
  level: 'medium',
  toured: [],
  notify: false,
  recap: 'open',
  orders: false,
  tall: false,
}

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...DEFAULTS }
  }
}

const system = matchMedia('(prefers-color-scheme: dark)')
const touched = matchMedia('(pointer: coarse)')
const paper = matchMedia('print')
const still = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  kept = $state<Kept>(read())
  private systemDark = $state(system.matches)
  private reduced = $state(still.matches)
  private printed = $state(paper.matches)

  constructor() {
    system.addEventListener('change', () => (this.systemDark = system.matches))
    still.addEventListener('change', () => (this.reduced = still.matches))
    paper.addEventListener('change', () => (this.printed = paper.matches))
  }

  /** Paper is white. */
  get dark(): boolean {
    if (this.printed) return false
    return this.kept.theme === 'dark' || (this.kept.theme === 'system' && this.systemDark)
  }

  /** Whether pieces stand still. */
  get still(): boolean {
    return this.reduced || this.kept.speed === 'off'
  }

  get sounds(): boolean {
    return this.kept.sounds ?? !touched.matches
  }

  /** How long one move of somebody else stays on screen before the next. */
  get beat(): number {
    if (this.still) return 0
    return { slow: 1400, normal: 700, fast: 250, off: 0 }[this.kept.speed]
  }

  keep(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
    document.documentElement.dataset.motion = this.still ? 'off' : 'on'
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings()
