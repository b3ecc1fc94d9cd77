/** The named periods. The last seven days need no name in the URL, because they are the default of a list. */
const named = ['today', 'yesterday', '7_days', '14_days', '30_days', 'month'] as const
export type PeriodName = (typeof named)[number]
export const periodNames: readonly PeriodName[] = named
export const usualPeriod = '7_days'

export type Days = { from: string; to: string }
/** A period in the URL of a page: by its name, or by its first and last day. */
export type PeriodSearch = { period?: Exclude<PeriodName, typeof usualPeriod>; from?: string; to?: string }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

/** The period in a URL. Invalid values are ignored. */
export function periodIn(search: Record<string, unknown>): PeriodSearch {
  const { from, to } = search
  if (isDay(from) && isDay(to) && from <= to) return { from, to }
  const period = named.find((name) => name === search.period)
  return period && period !== usualPeriod ? { period } : {}
}

/** A search without a period. */
export const noPeriod = { period: undefined, from: undefined, to: undefined }

/** What a page with a period has in its URL. @param read the other values */
export const withPeriod =
  <Search extends object>(read: (search: Record<string, unknown>) => Search) =>
  (search: Record<string, unknown>): PeriodSearch & Search => ({ ...periodIn(search), ...read(search) })

/** The query of a list by its URL: the days of the period, and the other filters as they are. */
export function filtersOfPeriod<Search extends PeriodSearch>(search: Search, today: string) {
  const { period, from, to, ...filters } = search
  return { ...daysOf(search, today), ...filters }
}

/** A day that is some days later. @param by negative for an earlier day */
export const addDays = (day: string, by: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toJSON().slice(0, 10)
}

/** The first and the last day of a period. */
export function daysOf({ period, from, to }: PeriodSearch, today: string): Days {
  if (from !== undefined && to !== undefined) return { from, to }
  const name: PeriodName = period ?? usualPeriod
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case '7_days':
      return { from: addDays(today, -6), to: today }
    case '14_days':
      return { from: addDays(today, -13), to: today }
    case '30_days':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
  }
}

/** The days of a period in order, at most `most` of them. */
export function eachDay({ from, to }: Days, most: number): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < most; day = addDays(day, 1)) days.push(day)
  return days
}

/** The time zone in which this browser shows times. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
