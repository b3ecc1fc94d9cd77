import type { Lease } from '@panel/contract'

export type LeaseTone = 'calm' | 'warn' | 'bad'

/** Calm, amber below 30 seconds, red below 10. */
export function leaseTone(milliseconds: number): LeaseTone {
  if (milliseconds < 10_000) return 'bad'
  return milliseconds < 30_000 ? 'warn' : 'calm'
}

/** When a lease ends, and for how long each renewal extends it. Milliseconds. */
export type LeaseTime = { expiresAt: number; lasts: number }

export const leaseTime = ({ expires_at, seconds }: Lease): LeaseTime => ({
  expiresAt: Date.parse(expires_at),
  lasts: seconds * 1_000,
})

/** The remaining time of a lease. The maximum is a whole lease, because the clocks of browser and server may differ. */
export const leaseLeft = ({ expiresAt, lasts }: LeaseTime, now: number) =>
  Math.min(lasts, Math.max(0, expiresAt - now))

/** How much of the ring is drawn, in percent. */
export const leaseShare = (left: number, { lasts }: LeaseTime) => Math.round((left / lasts) * 100)

/** A screen reader announces the remaining time at these seconds only. */
const announced = [30, 10, 0]

/** The announcement for this remaining time; null before the first one. */
export const announcedSeconds = (milliseconds: number): number | null =>
  announced.findLast((seconds) => milliseconds <= seconds * 1_000) ?? null
