/** What is said to somebody who has come back: who they are, and what became of the guest who was here. */
import type { SignedIn } from '../../lib/server/api.gen.ts'
import { toasts } from '../../lib/screen/toasts.svelte.ts'
import { t } from '../../lib/texts/texts.svelte.ts'

export function welcome(told: SignedIn): void {
  toasts.good(t('move-done', { name: told.name }))
  if (told.joined) toasts.news(t('joined-note', { was: told.was ?? '', count: told.joined }))
  if (told.given_up) toasts.news(t('given-up-note', { was: told.was ?? '', count: told.given_up }))
  if (told.was_kept) toasts.news(t('was-kept-note', { was: told.was ?? '' }))
}
