/** What the browser makes of texts: reads messages as JSON from standard input, writes them as they are read there. Run
 * anywhere below `web/`. */
import { createServer } from 'vite'

const kept = new Map()
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) }
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined })
globalThis.document = { documentElement: { dataset: {}, style: {} } }

let input = ''
for await (const chunk of process.stdin) input += chunk
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { Speech, texts } = await server.ssrLoadModule('/src/lib/texts/texts.svelte.ts')
const said = []
for (const { title, language, names, reader, messages } of JSON.parse(input)) {
  await texts.load(title, language)
  await texts.speak(language)
  const speech = new Speech(
    title,
    () => names,
    () => ({}),
    () => reader,
  )
  for (const [key, figures] of messages) said.push(speech.message(key, figures))
}
await server.close()
process.stdout.write(JSON.stringify(said), () => process.exit(0))
