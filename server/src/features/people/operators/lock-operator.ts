import type { Tx } from '../../../platform/database.ts'

/**
 * Locks an operator, so that two requests of one operator run one after the other. Lock it before queue items: code that ends
 * an operator's lease also locks it first.
 */
export async function lockOperator(tx: Tx, id: number) {
  await tx.selectFrom('operators').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}
