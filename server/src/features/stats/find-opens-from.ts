import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { findFilledFrom } from '../history/find-filled-from.ts'
import { nextDay } from './counted-rows.ts'

/** The first day (UTC) of which the message history has all messages; null when it has all that there are. */
export async function findOpensFrom(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(month) + interval '1 month', 'YYYY-MM-DD') as day from archived_months`.execute(db)
  const filledFrom = await findFilledFrom(db)
  const days = [rows[0]?.day ?? '', filledFrom === null ? '' : nextDay(filledFrom.slice(0, 10))]
  return days.sort().at(-1) || null
}
