import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** `import gavel from 'game-icon:gavel'` gives the icon's paths, so that only icons in use are bundled. */
export function gameIcons(): Plugin {
  const prefix = 'game-icon:'
  const require = createRequire(import.meta.url)
  const set = require('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>
    aliases?: Record<string, { parent: string }>
  }
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
      if (!icon) this.error(`the game-icons set has no icon ${name}`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}
