import { setTimeout } from 'node:timers/promises'

/** Waits, at most until one of the signals is aborted. */
export async function pause(milliseconds: number, ...signals: AbortSignal[]) {
  const signal = signals.length === 1 ? signals[0] : AbortSignal.any(signals)
  // The rejection only means that the wait was cut short.
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {})
}
