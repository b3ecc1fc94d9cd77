import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockItem } from '../../conversations/lock.ts'
import { findShownName } from '../../people/operators/find-shown-name.ts'
import { requireAppeal } from './find-appeals.ts'

/**
 * Locks the queue item of an appeal, then the appeal, so that of two masters one settles it.
 * @throws {AppError} `appeal_not_found`, `own_appeal`, `appeal_settled`, `taken` when somebody else has the conversation in hand
 */
export async function lockOpenAppeal(tx: Tx, master: Operator, id: number) {
  const { conversation_id, by_id } = await requireAppeal(tx, master, id)
  if (by_id === master.id) throw new AppError('own_appeal')
  const item = await lockItem(tx, conversation_id)
  const appeal = await tx
    .selectFrom('appeals')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (appeal.settled_at !== null || !item)
    throw new AppError('appeal_settled', { by: await findShownName(tx, master, appeal.settled_by) })
  // An expired lease counts until the sweeper has ended it, some seconds later.
  if (item.expires_at !== null && item.operator_id !== master.id)
    throw new AppError('taken', { by: await findShownName(tx, master, item.operator_id) })
  return { item, appeal }
}
