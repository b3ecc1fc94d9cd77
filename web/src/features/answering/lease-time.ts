import { leaseSeconds } from '@panel/contract/limits'

export type LeaseTone = 'calm' | 'warn' | 'bad'

/** Calm, amber below 30 seconds, red below 10. */
export function leaseTone(milliseconds: number): LeaseTone {
  if (milliseconds < 10_000) return 'bad'
  return milliseconds < 30_000 ? 'warn' : 'calm'
}

/** What is left of a lease: never more than a whole one, however the clocks differ. */
export const leaseLeft = (expiresAt: number, now: number) =>
  Math.min(leaseSeconds * 1_000, Math.max(0, expiresAt - now))

/** How much of the ring is drawn, in percent. */
export const leaseShare = (milliseconds: number) => Math.round((milliseconds / 1_000 / leaseSeconds) * 100)

/** Screen readers hear of the lease at these seconds only. */
const spoken = [30, 10, 0]

/** The step that is to be said: the smallest one the time has come down to, or none while there is time. */
export const spokenStep = (milliseconds: number): number | null =>
  spoken.findLast((seconds) => milliseconds <= seconds * 1_000) ?? null
