let context: AudioContext | null = null

/** Milliseconds in which a browser that allows sounds starts them. */
const startsWithin = 1_000

/** Two short tones that are synthesized, so that no file is loaded. @returns whether the browser plays them */
export async function chime(): Promise<boolean> {
  context ??= new AudioContext()
  const resumed = context.resume()
  const { currentTime, destination } = context
  for (const [hertz, after] of tones) {
    const at = currentTime + after
    const tone = new OscillatorNode(context, { frequency: hertz })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(0.15, at + 0.01)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.2)
    tone.connect(loudness).connect(destination)
    tone.start(at)
    tone.stop(at + 0.2)
  }
  // A browser that blocks sounds never settles this promise.
  await Promise.race([resumed, new Promise((done) => setTimeout(done, startsWithin))])
  return context.state === 'running'
}

/** Frequency in hertz, and start in seconds. */
const tones = [
  [880, 0],
  [1_175, 0.12],
] as const
