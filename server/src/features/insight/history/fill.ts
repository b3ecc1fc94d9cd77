import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { stuckAfter } from '../../../platform/watchdog.ts'
import { startWorkLoop } from '../../../platform/work-loop.ts'
import type { Services } from '../../../services.ts'

/** Entries of one transaction. */
const portion = 1_000
/** Ids given before the newest entry that are looked at again: their transactions end within seconds, and hundreds are given in one. */
const overlap = 5_000
/** The same once an hour, for transactions that took longer. */
const longOverlap = 200_000
/** Archived entries of one transaction. */
const forgotten = 5_000
/** Milliseconds between two looks, also when hints come faster: each looks at the overlap again, which costs more than a few entries. */
const shortestSleep = 1_000
/** Hints wake it. In case one is lost, it sleeps at most this number of milliseconds. */
const longestSleep = 60_000

/** Makes or changes entries of the message history. @returns their number */
export async function fillHistory(db: Db, most = portion, lookedAtAgain = overlap): Promise<number> {
  const { rows } = await sql<{
    done: number
  }>`select fill_history(${most}, ${lookedAtAgain}) as done`.execute(db)
  return rows[0]?.done ?? 0
}

/** Makes entries whose messages appeared late. @returns their number */
export const completeHistory = (db: Db) => fillHistory(db, portion, longOverlap)

/**
 * Deletes the entries of months that are archived. Not with `deleteInBatches`: the place of a row is unique in its partition only.
 * @returns their number
 */
export async function forgetArchivedHistory(db: Db): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from history_entries e using (
        select f.id, f.at from history_entries f join archived_months a
          on f.message_created_at >= a.month at time zone 'utc'
            and f.message_created_at < (a.month + interval '1 month') at time zone 'utc'
        where f.at >= (select min(month) at time zone 'utc' from archived_months)
          and f.at < (select (max(month) + interval '1 month') at time zone 'utc' from archived_months)
        limit ${forgotten}) archived
      where e.id = archived.id and e.at = archived.at`.execute(db)
    deleted += Number(numAffectedRows)
    if (numAffectedRows < forgotten) return deleted
  }
}

/**
 * Keeps the message history up to date. Every node runs one, and only one of them works at a time. After each portion the database
 * works twice as long for others.
 */
export function startHistory({
  db,
  live,
  log,
  watchdog,
}: Pick<Services, 'db' | 'live' | 'log' | 'watchdog'>) {
  let done = 0
  return startWorkLoop({
    name: 'history',
    live,
    log,
    watchdog,
    // Every answer, skip and received message changes a queue.
    topics: ['queue', 'reports', 'conversation'],
    longestWork: stuckAfter,
    longestSleep,
    failed: 'the message history waits for the database',
    async work() {
      done = 0
      done = await fillHistory(db)
      return done > 0
    },
    pauseAfter: (workTime) => Math.max(2 * workTime, done < portion ? shortestSleep : 0),
  })
}
