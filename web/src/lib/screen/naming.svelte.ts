/** Who sits down for the first time is asked for a name, once. */
const NAMED = 'emporion.named'
/** What the first edition called people who had not said their names. */
const NAMELESS = /^(Guest|Invité) \d+$/
/** Names to suggest; those of the bots are others. */
const ANCIENT = [
  ...['Aurelia', 'Calpurnia', 'Cassia', 'Chloe', 'Claudia', 'Cornelia', 'Daphne', 'Fabia', 'Fulvia', 'Helvia'],
  ...['Hortensia', 'Iulia', 'Junia', 'Lavinia', 'Lucilla', 'Marcia', 'Metella', 'Paulina', 'Phoebe', 'Portia'],
  ...['Sabina', 'Silvia', 'Tullia', 'Valeria', 'Vibia', 'Adrastos', 'Aelius', 'Balbus', 'Caius', 'Corvus', 'Crispus'],
  ...['Decimus', 'Felix', 'Gallus', 'Hamilcar', 'Hanno', 'Juba', 'Lepidus', 'Lucius', 'Marius', 'Nestor', 'Nerva'],
  ...['Publius', 'Quintus', 'Regulus', 'Rufus', 'Severus', 'Sextus', 'Silvanus', 'Titus', 'Valens', 'Virgil'],
]

export const suggestion = () => ANCIENT[Math.floor(Math.random() * ANCIENT.length)]!

/** The person has chosen a name, or came from another device with one. */
export const named = () => localStorage.setItem(NAMED, 'yes')

/** Whom the first edition let choose a name is not asked again; those of this edition are, until they sit down. */
export function recognise(name: string): void {
  if (!NAMELESS.test(name) && !ANCIENT.includes(name)) named()
}

class Naming {
  /** Whether the question is on the screen. */
  open = $state(false)
  private answer: (sits: boolean) => void = () => undefined

  /** True once the person has a name and wants to sit down. */
  async sits(): Promise<boolean> {
    if (localStorage.getItem(NAMED)) return true
    this.open = true
    return new Promise((resolve) => (this.answer = resolve))
  }

  done(sits: boolean): void {
    this.open = false
    this.answer(sits)
  }
}

export const naming = new Naming()
