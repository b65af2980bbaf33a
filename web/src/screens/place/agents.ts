/** Devices by what their browsers say of themselves. */
import { t } from '../../lib/texts/texts.svelte.ts'

/** Browser and system in words; `agent` is kind, browser and system with bars between them. */
export function agentName(agent: string): string {
  const [, browser = '', system = ''] = agent.split('|')
  return [browser, system].filter(Boolean).join(', ') || t('device-unknown')
}
