import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { makeWakeUp } from '../../platform/wake-up.ts'
import { stuckAfter } from '../../platform/watchdog.ts'
import type { Services } from '../../services.ts'

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
}: Pick<Services, 'db' | 'live' | 'log' | 'watchdog'>): {
  stop(): Promise<void>
} {
  const watch = watchdog.watch('history')
  const wakeUp = makeWakeUp()
  const stopped = new AbortController()
  const isStopped = () => stopped.signal.aborted

  async function run() {
    while (!isStopped()) {
      watch.expectWithin(stuckAfter)
      const start = performance.now()
      const done = await fillHistory(db).catch((error) => {
        log.warn({ err: error }, 'the message history waits for the database')
        return 0
      })
      const pause = Math.max(2 * (performance.now() - start), done < portion ? shortestSleep : 0)
      watch.rest()
      if (done === 0) await wakeUp.sleep(longestSleep)
      // A stop ends the pause.
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {})
    }
    watch.rest()
  }

  // Every answer, skip and received message changes a queue.
  const topics = new Set(['queue', 'reports', 'conversation', 'missed'])
  const stopListening = live.listen(({ topic }) => {
    if (topics.has(topic)) wakeUp.request()
  })
  const running = run()

  return {
    async stop() {
      stopped.abort()
      stopListening()
      wakeUp.request()
      await running
    },
  }
}
