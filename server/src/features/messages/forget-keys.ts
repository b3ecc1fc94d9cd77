import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deleteInBatches } from '../../platform/delete-in-batches.ts'

/** A browser that still retries after this time has long asked its operator what to do. */
const days = 3

/** Deletes the idempotency keys that nobody will repeat. @returns how many */
export function forgetIdempotencyKeys(db: Db): Promise<number> {
  return deleteInBatches(db, 'idempotency_keys', sql`created_at < now() - make_interval(days => ${days})`)
}
