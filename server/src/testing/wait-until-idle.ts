import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

const look = 250

/**
 * Waits until a panel has no more work: no conversation can be claimed or is in hand, everything is delivered, and no customer
 * has written for a while. Before the first message this is false, because the site is still sending its customers and
 * profiles.
 * @param options.quiet length of that while in milliseconds: longer than customers wait for an answer
 * @param options.deadline when to stop waiting, in milliseconds since 1970
 * @returns false when there was still work
 */
export async function waitUntilIdle(db: Db, { quiet, deadline }: { quiet: number; deadline: number }) {
  let last = ''
  let since = Date.now()
  while (Date.now() < deadline) {
    const state = await read(db)
    if (state === undefined || state.news !== last || state.busy > 0) {
      last = state?.news ?? ''
      since = Date.now()
    }
    if (Date.now() - since > quiet) return true
    await new Promise((done) => setTimeout(done, look))
  }
  return false
}

/** @returns undefined while the database is not available */
async function read(db: Db) {
  try {
    const { rows } = await sql<{ news: string; busy: number }>`select
      (select count(*) from audit_log) || '/' || (select coalesce(max(id), 0) from messages) as news,
      (select count(*) from queue_items where expires_at is not null or (due_at <= now() and not held))
        + (select count(*) from deliveries where status <> 'delivered')
        + (select case when exists (select from messages) then 0 else 1 end) as busy`.execute(db)
    return rows[0]
  } catch {
    return undefined
  }
}
