/** An analysis as it is worked out: the server tells what there is, and whenever there is more. */
import type { Analysis, AnalysisNews, Answer } from './api.gen.ts'
import { t } from '../texts/texts.svelte.ts'
import { final } from './line.svelte.ts'
import { problemText } from './rest.ts'

const RETRY = [500, 1000, 2000, 4000, 8000, 15000, 30000]

/** Follow the analysis of a match until the function that is returned is called, or the server does not let us. */
export function follow(match: string, told: (analysis: Analysis) => void, refused: (why: string) => void): () => void {
  let socket: WebSocket
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let left = false

  function connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}/api${match}/analysis/live`)
    let why = t('error-unknown')
    socket.onmessage = (event) => {
      const news = JSON.parse(event.data as string) as AnalysisNews | Answer
      if (left) return
      if (news.type === 'analysis') {
        tries = 0
        told(news.analysis)
      } else if (news.error) why = problemText(news.error)
    }
    socket.onclose = (event) => {
      if (left) return
      if (final(event.code)) {
        left = true
        refused(why)
        return
      }
      const wait = RETRY[Math.min(tries++, RETRY.length - 1)]!
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2))
    }
  }

  connect()
  return () => {
    left = true
    clearTimeout(timer)
    // Who closes a line that is just being opened makes the browser complain.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }
}
