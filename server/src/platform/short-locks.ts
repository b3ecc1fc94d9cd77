import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds, less than `deadlock_timeout`: in a deadlock, the migration is aborted and not the work of others. */
const maxWait = 500
/** Milliseconds between two attempts, in which others can work. */
const pause = 250
const timeLimit = 120_000

/**
 * Runs a change of tables while others use them. All later statements queue behind a lock request, so it waits for the lock
 * only briefly and tries again after a pause. A failed `attempt` is rolled back.
 * @throws after two minutes, if the lock is never available
 */
export async function withShortLocks<T>(client: pg.Client, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeLimit
  await client.query(`set lock_timeout = ${maxWait}`)
  try {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isLockRefused(error)) throw error
        await client.query('rollback')
        if (Date.now() > deadline) throw new Error(lockedTooLong, { cause: error })
        await wait(pause)
      }
    }
  } finally {
    await client.query('reset lock_timeout').catch(() => {})
  }
}

const lockedTooLong = `Another transaction of the database (a backup? a forgotten session?) has locked a table for more than ${timeLimit / 60_000} minutes. Look for it in pg_stat_activity, and start again when it has ended`

/** lock_not_available, deadlock_detected */
const isLockRefused = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
