import { lengthOf, wantedLength } from '@panel/contract/rules/answer-length'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { sinceOrAlways } from '../../conversations/thread-rows.ts'

/**
 * Compares the length of an answer with what the site owner takes, if it stops others.
 * @returns the refusal `text_length`; undefined when the text may be sent
 */
export async function checkLength(tx: Tx, item: LockedItem, text: string): Promise<AppError | undefined> {
  const { length_min: min, length_share: share, length_max: max } = item
  const asked = share === null ? 0 : await lengthOfAnswered(tx, item)
  const wanted = wantedLength({ min, share, max }, asked)
  const length = lengthOf(text)
  if (wanted.min !== null && length < wanted.min)
    return new AppError('text_length', { kind: 'short', limit: wanted.min })
  if (wanted.max !== null && length > wanted.max)
    return new AppError('text_length', { kind: 'long', limit: wanted.max })
  return undefined
}

/** The length of the message that is answered; 0 for one that was deleted. */
async function lengthOfAnswered(
  tx: Tx,
  { conversation_id, customer_message_id, first_message_at: since }: LockedItem,
) {
  if (customer_message_id === null) return 0
  const answered = await tx
    .selectFrom('all_messages')
    .where('conversation_id', '=', conversation_id)
    .where('created_at', '>=', sinceOrAlways(since))
    .where('id', '=', customer_message_id)
    .where('deleted_at', 'is', null)
    .select('body')
    .executeTakeFirst()
  return lengthOf(answered?.body ?? '')
}
