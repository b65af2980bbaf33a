/** A soft wooden knock, made on the spot; only for those who have switched sounds on. */
let audio: AudioContext | null = null

export function knock(): void {
  try {
    audio ??= new AudioContext()
    const now = audio.currentTime
    for (const [delay, pitch] of [
      [0, 220],
      [0.13, 294],
    ] as const) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.type = 'triangle'
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, now + delay)
      volume.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.01)
      volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.22)
      tone.connect(volume).connect(audio.destination)
      tone.start(now + delay)
      tone.stop(now + delay + 0.25)
    }
  } catch {
    // A browser without sound stays silent.
  }
}
