import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './plugins/game-icons.ts'
import { preloads } from './plugins/preloads.ts'
import { toml } from './plugins/toml.ts'
import { worker } from './plugins/worker.ts'

const server = process.env.EMPORION_SERVER ?? 'http://127.0.0.1:8000'

const FIRST = /web[\\/]src[\\/](main\.ts|App\.svelte|styles|lib|ui|screens[\\/](home|MoveDevice)|table[\\/]PhoneTabs)/

export default defineConfig({
  plugins: [gameIcons(), toml(), svelte(), preloads(), worker()],
  base: '/',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/emporion/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (file, content) =>
      content.length < 1024 || (/(cover|resume)\.svg$/.test(file) && content.length < 45_000),
    rolldownOptions: {
      output: {
        // A slow line counts requests: the first page's code is one file, the texts of a language another.
        codeSplitting: {
          groups: [
            { name: 'texts-fr', test: /locale[\\/]fr\.ftl/ },
            { name: 'texts-en', test: /locale[\\/]en\.ftl/ },
            { name: 'base', test: FIRST },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
})
