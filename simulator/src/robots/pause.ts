import { setTimeout } from 'node:timers/promises'

/** Waits, but no longer than until one of the signals. */
export async function pause(milliseconds: number, ...signals: AbortSignal[]) {
  const signal = signals.length === 1 ? signals[0] : AbortSignal.any(signals)
  // The rejection says only that the wait was cut short.
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {})
}
