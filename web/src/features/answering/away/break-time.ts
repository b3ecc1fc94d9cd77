type Break = { startedAt: string; endsAt: string }

/** The length of a break in milliseconds. */
const lengthOf = ({ startedAt, endsAt }: Break) => Date.parse(endsAt) - Date.parse(startedAt)

/** The remaining milliseconds of a break, from 0 to its full length, however the clocks differ. */
export const breakLeft = (of: Break, now: number) =>
  Math.min(lengthOf(of), Math.max(0, Date.parse(of.endsAt) - now))

/** The remaining part of a break, in percent. */
export const breakShare = (of: Break, now: number) => (breakLeft(of, now) / lengthOf(of)) * 100

/** The length of a break in minutes. */
export const breakMinutes = (of: Break) => Math.round(lengthOf(of) / 60_000)

/** What a screen reader announces: at the start, half a minute before the end, and at the end. */
export function announcedStage(left: number): 'started' | 'half_minute' | 'over' {
  if (left === 0) return 'over'
  return left <= 30_000 ? 'half_minute' : 'started'
}
