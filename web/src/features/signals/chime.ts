let context: AudioContext | null = null

/** Two short tones that are synthesized, so that no file is loaded. */
export function chime() {
  context ??= new AudioContext()
  void context.resume()
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
}

/** Frequency in hertz, and start in seconds. */
const tones = [
  [880, 0],
  [1_175, 0.12],
] as const
