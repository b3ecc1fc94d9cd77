import { type Days, eachDay } from '../words/period'

/** Maximum number of bars for days; for longer periods, months are shown. */
const maxDays = 62

/** One bar: a day, or the part of a month that is in the period. */
export type PeriodBar<Name extends string> = Days & { counts: Record<Name, number> }

/** The bars of a period: one per day, or one per month with counts when there are too many days. */
export function periodBars<Name extends string>(
  period: Days,
  days: readonly ({ day: string } & Record<Name, number>)[],
  names: readonly Name[],
): { unit: 'day' | 'month'; bars: PeriodBar<Name>[] } {
  const every = eachDay(period, maxDays + 1)
  const unit = every.length > maxDays ? 'month' : 'day'
  const bars = new Map<string, PeriodBar<Name>>()
  const barAt = (day: string) => {
    const start = unit === 'day' ? day : day.slice(0, 7)
    const bar = bars.get(start) ?? { ...rangeOf(day, unit, period), counts: zeros(names) }
    bars.set(start, bar)
    return bar
  }
  if (unit === 'day') every.forEach(barAt)
  for (const row of days) {
    const { counts } = barAt(row.day)
    for (const name of names) counts[name] += row[name]
  }
  return { unit, bars: [...bars.values()] }
}

function rangeOf(day: string, unit: 'day' | 'month', { from, to }: Days): Days {
  if (unit === 'day') return { from: day, to: day }
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toJSON().slice(0, 10)
  const first = `${day.slice(0, 8)}01`
  return { from: first < from ? from : first, to: last > to ? to : last }
}

// The cast: Object.fromEntries does not return the type of the keys.
const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
