import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

const pollInterval = 250

/** SQL: a row of `queue_items` that is in hand or can be claimed. */
const isQueued = sql`(expires_at is not null or (due_at <= now() and not held))`
/** SQL: a row of `deliveries` that the site has neither accepted nor refused yet. */
const isUndelivered = sql`(status <> 'delivered' and refusal_code is null)`

/**
 * Waits until a panel has no more work: no conversation can be claimed or is in hand, everything is delivered, and nothing new
 * has arrived for some time. A panel without messages is not idle, because the site is still sending customers and profiles.
 * @param options.quiet milliseconds without news; longer than customers wait for an answer
 * @param options.deadline when to stop waiting, in milliseconds since 1970
 * @returns false when there was still work
 */
export async function waitUntilIdle(db: Db, { quiet, deadline }: { quiet: number; deadline: number }) {
  let last = ''
  let since = Date.now()
  while (Date.now() < deadline) {
    const state = await read(db)
    if (state === undefined || state.progress !== last || state.busy > 0) {
      last = state?.progress ?? ''
      since = Date.now()
    }
    if (Date.now() - since > quiet) return true
    await new Promise((done) => setTimeout(done, pollInterval))
  }
  return false
}

/** @returns undefined while the database is not available */
async function read(db: Db) {
  try {
    const { rows } = await sql<{ progress: string; busy: number }>`select
      (select count(*) from audit_log) || '/' || (select coalesce(max(id), 0) from messages) as progress,
      (select count(*) from queue_items where ${isQueued})
        + (select count(*) from deliveries where ${isUndelivered})
        + (select case when exists (select from messages) then 0 else 1 end) as busy`.execute(db)
    return rows[0]
  } catch {
    return undefined
  }
}

/** What keeps a panel busy, for a message. */
export async function workIn(db: Db): Promise<string> {
  const { rows } = await sql<{ what: string }>`
    select 'queue ' || (to_jsonb(q) - 'language')::text as what from queue_items q where ${isQueued}
    union all select 'delivery ' || (to_jsonb(d) - 'body')::text from deliveries d where ${isUndelivered}
    union all select 'audit ' || action from (select action from audit_log order by id desc limit 3) a
    limit 10`.execute(db)
  return rows.map(({ what }) => what).join('\n')
}
