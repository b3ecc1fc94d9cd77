import type { Chance } from './chance.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** How many of a hundred messages customers write in each hour of the day. */
const busyness = [3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 4, 3, 3, 4, 5, 6, 8, 10, 10, 8, 4]
/** Each hour as often as people write in it. */
const hours = busyness.flatMap((share, at) => Array.from({ length: share }, () => at))

/**
 * A moment of the day of `around`, at an hour at which people write.
 * @param offset of the clock of the people from UTC
 */
export function whenPeopleWrite(chance: Chance, around: number, offset: number): number {
  const midnight = Math.floor((around + offset) / day) * day - offset
  return Math.round(midnight + (chance.oneOf(hours) + chance.share()) * hour)
}

/** The next moment at which nobody is disturbed: at night, some time in the morning. */
export function afterNight(chance: Chance, at: number, offset: number): number {
  const time = (((at + offset) % day) + day) % day
  const morning = Math.round((8 + chance.between(0, 4)) * hour)
  if (time >= 22 * hour) return at - time + day + morning
  return time < 8 * hour ? at - time + morning : at
}
