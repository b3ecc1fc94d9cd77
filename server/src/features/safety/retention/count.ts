import { issueAt, type RetentionClass, type RetentionCount, retentionClasses } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { today } from '../../../platform/service-time.ts'
import { stepsOf } from './classes.ts'

/** @throws {InvalidInput} when the class cannot be kept for so many days */
export function requireRange(name: RetentionClass, days: number, path: 'days') {
  const { min, max } = retentionClasses[name]
  if (days < min || days > max) throw new InvalidInput([issueAt(path, 'not_in_range', { min, max })])
}

/** Counts what would be deleted or emptied if the class were kept for so many days. The limit is the beginning of a day, so a count holds for a day. */
export async function countRetention(db: Db, name: RetentionClass, days: number): Promise<RetentionCount> {
  requireRange(name, days, 'days')
  return transaction(db, (tx) => countIn(tx, name, days))
}

export async function countIn(tx: Tx, name: RetentionClass, days: number): Promise<RetentionCount> {
  const { rows } = await sql<{ until: string; position: number }>`
    select ${today} - ${days}::int as until,
      coalesce((select position from retention_periods where class = ${name}), 0) as position`.execute(tx)
  const [period] = rows
  if (!period) throw new Error('A statement without from has one row')
  const counted = { until: period.until, rows: 0, kept: 0 }
  for (const step of stepsOf[name]) {
    const found = await step.count(tx, period)
    counted.rows += found.rows
    counted.kept += found.kept
  }
  return counted
}
