import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deleteInBatches } from '../../platform/delete-in-batches.ts'

/** Days. Long before that, a browser that retries asks its operator what to do. */
const days = 3

/** Deletes old idempotency keys. @returns their number */
export function forgetIdempotencyKeys(db: Db): Promise<number> {
  return deleteInBatches(db, 'idempotency_keys', sql`created_at < now() - make_interval(days => ${days})`)
}
