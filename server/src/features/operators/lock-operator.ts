import type { Tx } from '../../platform/database.ts'

/** Of two calls of one operator the second waits. Lock it before queue items: whoever goes ends their lease with it locked. */
export async function lockOperator(tx: Tx, id: number) {
  await tx.selectFrom('operators').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}
