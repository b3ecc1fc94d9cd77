import { type BodyOf, issueAt, type sendMessage } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { refuseNewerMessage } from '../../conversations/refusals.ts'
import { sinceOrAlways } from '../../conversations/thread-rows.ts'
import { readSettings } from '../../settings/read-settings.ts'

type ExtraRequest = Pick<BodyOf<typeof sendMessage>, 'in_reply_to' | 'last_seen_id' | 'extra' | 'confirmed'>

/**
 * Checks an extra reply: the operator asked for one, has seen all messages, and is within the limit of extra replies in a row.
 * It needs queries that ordinary answers do not, because the queue item does not have the last message.
 * @returns the refusal; undefined when it may be sent
 */
export async function checkExtra(
  tx: Tx,
  operator: Operator,
  item: LockedItem,
  { in_reply_to, last_seen_id, extra, confirmed }: ExtraRequest,
): Promise<(() => Promise<never>) | undefined> {
  if (!extra) return () => refuseNewerMessage(tx, operator, item, in_reply_to)
  const seen = last_seen_id ?? in_reply_to ?? 0
  const { newest, in_a_row } = await findNewestAndCount(tx, item)
  if (seen > newest) throw new InvalidInput([issueAt('last_seen_id', 'not_in_conversation')])
  if (seen < newest) return () => refuseNewerMessage(tx, operator, item, seen)
  const { extra_replies_at_most: limit } = await readSettings(tx)
  if (in_a_row < limit || confirmed) return undefined
  return () => Promise.reject(new AppError('extra_limit', { limit }))
}

/**
 * The last message, and the number of extra replies since the customer wrote. The item is locked, so that no other is being
 * sent.
 */
async function findNewestAndCount(
  tx: Tx,
  { conversation_id, customer_message_id, first_message_at: since }: LockedItem,
) {
  return (
    tx
      .selectFrom('all_messages')
      .where('conversation_id', '=', conversation_id)
      // Partitions of earlier months are not read.
      .where('created_at', '>=', sinceOrAlways(since))
      .where('id', '>=', customer_message_id ?? 0)
      .select([
        sql<number>`coalesce(max(id), 0)`.as('newest'),
        sql<number>`count(*) filter (where type like 'extra\\_reply%')`.as('in_a_row'),
      ])
      .executeTakeFirstOrThrow()
  )
}
