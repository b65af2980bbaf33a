import { t } from '../lib/texts/texts.svelte.ts'

/** What makes a section the console of a table: its name, its zone for F6, its place in the guided tour. */
export const asConsole = () => ({ 'aria-label': t('zone-prompt'), 'data-zone': 'prompt', 'data-tour': 'console' })
