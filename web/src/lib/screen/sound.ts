/** Quiet sounds of the table, made on the spot: no file is loaded, nothing is anybody else's. */
import type { Entry } from '../server/api.gen.ts'
import { settings } from './settings.svelte.ts'

export type Sound = 'turn' | 'coins' | 'card' | 'ship' | 'goods' | 'build' | 'end'

/** A tone (`pitch` in Hz) or a breath of noise around that pitch: when it begins and how long it rings, in seconds. */
interface Tone {
  at: number
  pitch: number
  rings: number
  loud: number
  wave: OscillatorType | 'noise'
}

const tone = (at: number, pitch: number, rings: number, loud: number, wave: Tone['wave'] = 'triangle'): Tone => ({
  at,
  pitch,
  rings,
  loud,
  wave,
})

const TONES: Record<Sound, Tone[]> = {
  turn: [tone(0, 220, 0.22, 0.12), tone(0.13, 294, 0.22, 0.12)],
  coins: [tone(0, 2093, 0.12, 0.03, 'sine'), tone(0.05, 2637, 0.16, 0.03, 'sine'), tone(0.11, 2349, 0.2, 0.02, 'sine')],
  card: [tone(0, 2400, 0.09, 0.05, 'noise'), tone(0.06, 1500, 0.07, 0.04, 'noise')],
  ship: [tone(0, 420, 0.7, 0.06, 'noise'), tone(0.25, 300, 0.8, 0.05, 'noise'), tone(0.1, 98, 0.5, 0.04, 'sine')],
  goods: [tone(0, 160, 0.1, 0.1), tone(0.07, 130, 0.12, 0.08)],
  build: [tone(0, 330, 0.06, 0.09), tone(0.14, 330, 0.06, 0.09), tone(0.28, 247, 0.12, 0.1)],
  end: [tone(0, 294, 0.5, 0.08), tone(0.16, 370, 0.5, 0.08), tone(0.32, 440, 0.6, 0.08), tone(0.5, 587, 1, 0.08)],
}
/** Of the news of one moment so many are heard, so far apart in seconds: a table tells, it does not rattle. */
const MOST = 3
const APART = 0.22
/** What would be heard later than so is about something else by then; the end is the end. */
const LATE = 1.2

let audio: AudioContext | null = null
/** Until when something is heard, by the clock of `audio`. */
let busy = 0
let breath: AudioBuffer | null = null

function noise(context: AudioContext): AudioBufferSourceNode {
  if (!breath) {
    breath = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = breath.getChannelData(0)
    for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  }
  const source = context.createBufferSource()
  source.buffer = breath
  return source
}

function ring(context: AudioContext, { pitch, rings, loud, wave }: Tone, start: number): void {
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.01, rings / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings)
  volume.connect(context.destination)
  let source: AudioScheduledSourceNode
  if (wave === 'noise') {
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = pitch
    source = noise(context)
    source.connect(band).connect(volume)
  } else {
    const voice = context.createOscillator()
    voice.type = wave
    voice.frequency.value = pitch
    voice.connect(volume)
    source = voice
  }
  source.start(start)
  source.stop(start + rings + 0.03)
}

/** Sounds one after the other, for who wants sounds; nothing is heard before the first click or key on the page. */
export function play(sounds: Sound[]): void {
  if (!settings.sounds || !sounds.length || document.hidden || !navigator.userActivation?.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    for (const sound of sounds) {
      const start = Math.max(audio.currentTime, busy)
      if (start > audio.currentTime + LATE && sound !== 'end') continue
      for (const one of TONES[sound]) ring(audio, one, start + one.at)
      busy = start + APART
    }
  } catch {
    // A browser without sound stays silent.
  }
}

/** What is heard of the news of one moment: each sound once, in the order of the story. */
export function heardOf(news: readonly Entry[], sounds: Readonly<Record<string, Sound>> | undefined): Sound[] {
  const heard = news.flatMap((entry) => sounds?.[entry.key] ?? [])
  return [...new Set(heard)].slice(0, MOST)
}
