import type { StatsHours } from '@panel/contract'

/** `mean`: null when the period has no such day that is over. */
export type WeekHour = { weekday: number; hour: number; mean: number | null }

/** The mean number of messages of each hour of the week. */
export function weekHours(hours: NonNullable<StatsHours>): WeekHour[] {
  const means = new Map(
    hours.cells.map(({ weekday, hour, messages, days }) => [
      (weekday - 1) * 24 + hour,
      messages / Math.max(1, days),
    ]),
  )
  const counted = new Set(hours.cells.map(({ weekday }) => weekday))
  return Array.from({ length: 168 }, (_, place) => {
    const [weekday, hour] = [Math.floor(place / 24) + 1, place % 24]
    return { weekday, hour, mean: means.get(place) ?? (counted.has(weekday) ? 0 : null) }
  })
}

/** The six shades of the cells, in percent of the strongest one. */
const shades = [7, 20, 36, 54, 76, 100] as const

export const shadeOf = (mean: number, most: number): number =>
  shades[Math.min(shades.length - 1, Math.floor((mean / Math.max(1, most)) * shades.length))] ?? shades[0]
