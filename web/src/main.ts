import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/screen/settings.svelte.ts'
import { texts } from './lib/texts/texts.svelte.ts'
import { world } from './lib/server/world.svelte.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/panels.css'
import './styles/tables.css'
import './styles/controls.css'
import './styles/lights.css'

/** Nothing is painted before texts and fonts are there, so nothing moves afterwards. */
async function begin() {
  settings.keep()
  // Chosen on the command line: `emporion play --lang fr`.
  const asked = new URLSearchParams(location.search).get('lang')
  const language =
    (asked === 'fr' || asked === 'en' ? asked : settings.kept.language) ??
    (navigator.language.startsWith('fr') ? 'fr' : 'en')
  const fonts = ['700 16px Cinzel', '500 16px "Alegreya Sans"', '700 16px "Alegreya Sans"', '800 16px "Alegreya Sans"']
  const soon = new Promise((resolve) => setTimeout(resolve, 1200))
  await Promise.all([
    texts.load('', language),
    Promise.race([Promise.all(fonts.map((font) => document.fonts.load(font))), soon]),
  ])
  texts.language = language
  document.documentElement.lang = language
  await world.begin()
  mount(App, { target: document.getElementById('app')! })
}

void begin()
