import type pg from 'pg'
import { withShortLocks } from '../../../platform/short-locks.ts'

/**
 * Runs the work in a transaction in which nobody uses these tables. Their locks are taken first, in the order in which transactions
 * take them, and with a short wait, because meanwhile everybody else waits, too. A refused attempt is repeated.
 */
export const withoutOthers = (client: pg.Client, tables: string[], work: () => Promise<void>) =>
  withShortLocks(client, async () => {
    await client.query('begin')
    try {
      await client.query("set local lock_timeout = '100ms'")
      await client.query(`lock table ${tables.join(', ')}`)
      await work()
      await client.query('commit')
    } catch (error) {
      // The connection may be gone.
      await client.query('rollback').catch(() => {})
      throw error
    }
  })
