import { type Days, eachDay } from '../../ui/period'
import type { Stats } from './stats-query'

/** Maximum number of bars for days; for longer periods, months are shown. */
const maxDays = 62

/** One bar: a day, or a month by its first day. */
export type Bar = { start: string; messages: number; with_answer: number }

/** The bars of a period: one per day, or one per month with messages when there are too many days. */
export function barsOf({ days, period }: Pick<Stats, 'days'> & { period: Days }): {
  unit: 'day' | 'month'
  bars: Bar[]
} {
  const every = eachDay(period, maxDays + 1)
  const unit = every.length > maxDays ? 'month' : 'day'
  const bars = new Map<string, Bar>()
  const barAt = (start: string) => {
    const bar = bars.get(start) ?? { start, messages: 0, with_answer: 0 }
    bars.set(start, bar)
    return bar
  }
  if (unit === 'day') every.forEach(barAt)
  for (const { day, messages, with_answer } of days) {
    const bar = barAt(unit === 'day' ? day : `${day.slice(0, 8)}01`)
    bar.messages += messages
    bar.with_answer += with_answer
  }
  return { unit, bars: [...bars.values()] }
}
