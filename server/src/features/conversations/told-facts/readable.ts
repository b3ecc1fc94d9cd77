import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { requireReadable } from '../require-readable.ts'

/**
 * The conversation of a message or a fact, if the operator may read it.
 * @throws {AppError} with this code; counts as a refused right
 */
export async function requireReadableFor(
  db: Db,
  operator: Operator,
  conversationId: number,
  code: 'message_not_found' | 'fact_not_found',
) {
  try {
    return await requireReadable(db, operator, conversationId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(operator, error.right, code, error.subject)
  }
}
