import { lockoutMinutes } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** The lockout in milliseconds. Counts end after it, by the clock of the database: the clocks of nodes can differ. */
const lockout = lockoutMinutes * 60_000
/** Milliseconds since 1970. Not `now()`, because a statement can have waited for the row. */
const now: RawBuilder<number> = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export type Count = {
  count: number
  /** When the count ends. */
  milliseconds: number
}

/** Adds one to a count, or starts a new one. An attempt is counted in this way before it is checked. */
export async function countAttempt(db: Db, key: string): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into sign_in_attempts as a (key, points, expire) values (${key}, 1, ${now} + ${lockout})
    on conflict (key) do update set
      points = case when a.expire > ${now} then least(a.points, 1000000) + 1 else 1 end,
      expire = case when a.expire > ${now} then a.expire else ${now} + ${lockout} end
    returning points as count, expire - ${now} as milliseconds`.execute(db)
  // The cast: an upsert without a condition returns its row.
  return rows[0] as Count
}

/** Adds one failure. From `limit` failures on, the count lasts for the whole lockout after the last one. */
export async function addFailure(db: Db, key: string, limit: number) {
  await sql`
    insert into sign_in_attempts as a (key, points, expire) values (${key}, 1, ${now} + ${lockout})
    on conflict (key) do update set
      points = case when a.expire > ${now} then least(a.points, 1000000) + 1 else 1 end,
      expire = case when a.expire > ${now} and a.points + 1 < ${limit} then a.expire else ${now} + ${lockout} end
  `.execute(db)
}

/** Locks a full count for the whole lockout from now on. A count that was reset meanwhile stays open. */
export async function lockCount(db: Db, key: string, limit: number) {
  await sql`
    update sign_in_attempts set points = ${limit + 1}, expire = ${now} + ${lockout}
    where key = ${key} and points >= ${limit} and expire > ${now}`.execute(db)
}

export async function countOf(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select points as count from sign_in_attempts where key = ${key} and expire > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteCount(db: Db, key: string) {
  await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute()
}

/**
 * Limits attempts to one per interval, for all nodes together.
 * @returns milliseconds until the attempt may start; null when it would have to wait longer than `maxWait`
 */
export async function delayAttempt(
  db: Db,
  key: string,
  pause: number,
  maxWait: number,
): Promise<number | null> {
  // `expire` is the start of the next interval.
  const { rows } = await sql<{ wait: number }>`
    insert into sign_in_attempts as a (key, points, expire) values (${key}, 0, ${now} + ${pause})
    on conflict (key) do update set expire = greatest(a.expire, ${now}) + ${pause}
    where a.expire <= ${now} + ${maxWait}
    returning greatest(0, expire - ${pause} - ${now}) as wait`.execute(db)
  return rows[0]?.wait ?? null
}

/** Seconds by which a statement that waited may be later. */
const tolerance = 5_000

/** Shortens what the database's clock wrote before it was set back: no count lasts longer than the lockout. @returns the number of counts */
export async function shortenCounts(db: Db): Promise<number> {
  // A count without points is a turn, which is due within seconds.
  const { numAffectedRows = 0n } = await sql`
    update sign_in_attempts set expire = ${now} + case when points = 0 then 0 else ${lockout} end
    where expire > ${now} + ${lockout} + ${tolerance}`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes counts that have ended. @returns their number */
export function forgetAttempts(db: Db): Promise<number> {
  return deleteInBatches(db, 'sign_in_attempts', sql`expire <= ${now}`)
}
