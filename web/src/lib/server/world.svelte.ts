/** Who I am and which games this server has: read once, shared by all screens. */
import type { GameInfo, Me, SignedIn } from './api.gen.ts'
import { named, recognise, suggestion } from '../screen/naming.svelte.ts'
import { ownZone, rest, Trouble } from './rest.ts'
import { texts } from '../texts/texts.svelte.ts'

const KNOWN = 'emporion.known'

class World {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])
  ready = $state(false)
  failure = $state('')

  async begin(): Promise<void> {
    try {
      const [me, games] = await Promise.all([this.whoAmI(), rest.games()])
      this.me = me
      await Promise.all(games.map((game) => texts.load(game.title)))
      this.games = games
      this.failure = ''
      this.ready = true
    } catch (trouble) {
      this.failure = trouble instanceof Error ? trouble.message : String(trouble)
    }
  }

  /**
   * The person of this browser; somebody new is made without asking first, since asking would be answered by an
   * error.
   */
  private async whoAmI(): Promise<Me> {
    if (localStorage.getItem(KNOWN)) {
      try {
        const me = await rest.me()
        recognise(me.name)
        return me.zone === ownZone() ? me : await this.moved(me)
      } catch (trouble) {
        if (!(trouble instanceof Trouble) || trouble.status !== 401) throw trouble
      }
    }
    const me = await rest.beSomebody(suggestion(), texts.language)
    localStorage.setItem(KNOWN, 'yes')
    return me
  }

  /** The nights and weekends of tables one sits down at are those of where one is now. */
  private async moved(me: Me): Promise<Me> {
    return rest.beSomebody(me.name, me.language).catch(() => me)
  }

  async rename(name: string): Promise<void> {
    this.me = await rest.beSomebody(name, texts.language)
    named()
  }

  /** Who comes back here is that person from now on; what became of the guest who was here is told. */
  entered(told: SignedIn): SignedIn {
    this.me = told
    named()
    return told
  }

  /** Somebody else is signed in here, or nobody: whoever it is now. */
  async anew(): Promise<void> {
    this.me = await this.whoAmI()
  }

  /** The last way back is gone, or the first is there. */
  keeps(kept: boolean): void {
    if (this.me) this.me = { ...this.me, kept }
  }

  game(title: string): GameInfo | undefined {
    return this.games.find((game) => game.title === title)
  }
}

export const world = new World()
