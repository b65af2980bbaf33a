import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/screen/settings.svelte.ts'
import { startWorker } from './lib/screen/worker.ts'
import { t, texts } from './lib/texts/texts.svelte.ts'
import { world } from './lib/server/world.svelte.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/panels.css'
import './styles/tables.css'
import './styles/controls.css'
import './styles/lights.css'

/** The fonts of the system stand in for ours until these are there. */
async function begin() {
  settings.keep()
  // Chosen on the command line: `emporion play --lang fr`.
  const asked = new URLSearchParams(location.search).get('lang')
  const language =
    (asked === 'fr' || asked === 'en' ? asked : settings.kept.language) ??
    (navigator.language.startsWith('fr') ? 'fr' : 'en')
  texts.language = language
  document.documentElement.lang = language
  await Promise.all([texts.load('', language), world.begin()])
  if (!world.ready && !world.failure) world.failure = t('error-offline') // the texts came after the trouble
  startWorker()
  mount(App, { target: document.getElementById('app')! })
}

void begin()
