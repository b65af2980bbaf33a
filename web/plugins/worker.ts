import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const ENTRY = resolve(import.meta.dirname, '../src/worker/sw.ts')

/**
 * The service worker: one file of its own at /sw.js, since its address says how far it reaches. It is built after the
 * pages, whose files then lie in the folder beside it.
 */
export function worker(): Plugin {
  let folder = ''
  return {
    name: 'worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rollupOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}
