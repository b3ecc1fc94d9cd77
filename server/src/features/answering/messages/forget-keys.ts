import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Days after which a key is deleted. Browsers stop retrying, and ask the operator, long before that. */
const days = 3

/** Deletes old idempotency keys. @returns their number */
export function forgetIdempotencyKeys(db: Db): Promise<number> {
  return deleteInBatches(db, 'idempotency_keys', sql`created_at < now() - make_interval(days => ${days})`)
}
