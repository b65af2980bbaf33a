import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './plugins/game-icons.ts'
import { toml } from './plugins/toml.ts'
import { worker } from './plugins/worker.ts'

const server = process.env.EMPORION_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [gameIcons(), toml(), svelte(), worker()],
  base: '/',
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/emporion/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 1024,
    reportCompressedSize: true,
  },
})
