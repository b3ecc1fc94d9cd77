import { awayMinutes } from '@panel/contract/limits'

const breakLength = awayMinutes * 60_000

/** The remaining milliseconds of a break, from 0 to its full length, however the clocks differ. */
export const breakLeft = (endsAt: string, now: number) =>
  Math.min(breakLength, Math.max(0, Date.parse(endsAt) - now))

/** The remaining part of a break, in percent. */
export const breakShare = (left: number) => (left / breakLength) * 100

/** What a screen reader announces: at the start, half a minute before the end, and at the end. */
export function announcedStage(left: number): 'started' | 'half_minute' | 'over' {
  if (left === 0) return 'over'
  return left <= 30_000 ? 'half_minute' : 'started'
}
