import type { Plugin } from 'vite'

const FONTS = ['cinzel-latin-700', 'alegreya-sans-latin-500', 'alegreya-sans-latin-700']

/**
 * What the page will ask for is asked for at once: fonts, titles, and the texts of the reader's language, which the
 * script in index.html knows (`__TEXTS__`, by language).
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const named = (start: string) => files.find((file) => file.startsWith(`assets/${start}-`))
        const texts = Object.fromEntries(['fr', 'en'].map((language) => [language, `/${named(`texts-${language}`)}`]))
        const fonts = FONTS.map((font) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${named(`${font}-normal`)}`,
          },
        }))
        return {
          html: html.replace("'__TEXTS__'", JSON.stringify(texts)),
          tags: [
            ...fonts,
            {
              tag: 'link',
              injectTo: 'head',
              attrs: { rel: 'preload', as: 'fetch', crossorigin: '', href: '/api/games' },
            },
          ],
        }
      },
    },
  }
}
