import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db } from '../platform/database.ts'

/** Time zones far from UTC: with summer time at midnight, with half an hour of it, and the earliest of all days. */
export const farZones = ['America/Santiago', 'Australia/Lord_Howe', 'Pacific/Kiritimati'] as const

/** The time zone of the service of a database without rows. */
export const setTimeZone = (db: Db, zone: string) =>
  sql`update service_time set zone = ${zone}, zone_before = ${zone}, since = '-infinity', since_day = '-infinity'`.execute(
    db,
  )

/** The same until the test ends. */
export async function inTimeZone(db: Db, zone: string) {
  await setTimeZone(db, zone)
  onTestFinished(async () => void (await setTimeZone(db, 'UTC')))
}

/** The current day of the service, or one that was some days before. */
export async function dayAgo(db: Db, days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day_of(now()) - ${days}::int, 'YYYY-MM-DD') as day`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table returned no row')
  return row.day
}
