import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** `import game from '.../data/game.toml'`: what is printed on components is written in one place only. */
export function toml(): Plugin {
  return {
    name: 'toml',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null, moduleType: 'js' }
    },
  }
}
