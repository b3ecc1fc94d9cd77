import type { StatsHours } from '@panel/contract'

/** `mean`: null when the period has no such day that is over. */
export type WeekHour = { weekday: number; hour: number; mean: number | null }

/**
 * The mean number of messages of each hour of the week, by the clock of the viewer: the cells are in UTC.
 * @param offset minutes that the local time is ahead of UTC
 */
export function weekHours(hours: NonNullable<StatsHours>, offset: number): WeekHour[] {
  const shift = Math.floor(offset / 60)
  const means = new Map(
    hours.cells.map(({ weekday, hour, messages, days }) => {
      const place = (weekday - 1) * 24 + hour + shift
      return [((place % 168) + 168) % 168, messages / Math.max(1, days)] as const
    }),
  )
  const counted = new Set(hours.cells.map(({ weekday }) => weekday))
  return Array.from({ length: 168 }, (_, place) => ({
    weekday: Math.floor(place / 24) + 1,
    hour: place % 24,
    mean: means.get(place) ?? (counted.has(Math.floor(((place - shift + 168) % 168) / 24) + 1) ? 0 : null),
  }))
}

/** The six shades of the cells, in percent of the strongest one. */
const shades = [7, 20, 36, 54, 76, 100] as const

export const shadeOf = (mean: number, most: number): number =>
  shades[Math.min(shades.length - 1, Math.floor((mean / Math.max(1, most)) * shades.length))] ?? shades[0]
