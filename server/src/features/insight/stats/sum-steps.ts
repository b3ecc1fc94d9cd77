import type { StatsStep } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { numbersOf } from './array-of-numbers.ts'
import { type Column, type Counted, countedRows } from './counted-rows.ts'
import type { PeriodParts } from './period-parts.ts'
import type { Period } from './sums-of-days.ts'

const day = 86_400_000
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
export const daysIn = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / day + 1

/** The days, weeks or months of a period, in order; the first and the last one end with the period. */
export function stepsOf({ from, to }: Period, step: StatsStep): Period[] {
  const steps: Period[] = []
  for (let start = from; start <= to; ) {
    const next = startAfter(start, step)
    steps.push({ from: start, to: next > to ? to : dayAfter(next, -1) })
    start = next
  }
  return steps
}

function startAfter(date: string, step: StatsStep): string {
  if (step === 'day') return dayAfter(date, 1)
  const at = new Date(date)
  if (step === 'week') return dayAfter(date, 7 - ((at.getUTCDay() + 6) % 7))
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}

/** `step` is the number of the step, from 1. `key` is the value of the column, null without one. */
export type StepSum = { step: number; key: string | null; sent: number; answered: number }

/** The sums of each step, and of each value of a column. */
export async function sumSteps(
  db: Db,
  parts: PeriodParts,
  counted: Counted,
  steps: readonly Period[],
  column: Column | null,
): Promise<StepSum[]> {
  const columns: Column[] = column === null ? ['day'] : ['day', column]
  const rows = countedRows(parts, counted, columns, areMonths(parts, steps))
  // One row for each value: to read a row for each of its steps would take longer than to count them.
  const { rows: sums } = await sql<Record<'steps' | 'sent' | 'answered', string> & Pick<StepSum, 'key'>>`
    select key, array_agg(step)::text as steps, array_agg(sent)::text as sent, array_agg(answered)::text as answered
    from (
      select width_bucket(day, ${steps.map(({ from }) => from)}::date[]) as step,
        ${column === null ? sql`null` : sql.ref(column)}::text as key, sum(sent)::bigint as sent, sum(answered)::bigint as answered
      from (${rows}) n group by 1, 2) s
    group by key`.execute(db)
  return sums.flatMap(({ key, ...arrays }) => {
    const [sent, answered] = [numbersOf(arrays.sent), numbersOf(arrays.answered)]
    return numbersOf(arrays.steps).map((step, index) => ({
      step,
      key,
      sent: sent[index] ?? 0,
      answered: answered[index] ?? 0,
    }))
  })
}

/** Whether the steps have each whole month of the period as one, so that it can be read as a month. */
export const areMonths = ({ monthsFrom, monthsUntil }: PeriodParts, steps: readonly Period[]) =>
  !steps.some(({ from }) => from > monthsFrom && from < monthsUntil && !from.endsWith('-01'))
