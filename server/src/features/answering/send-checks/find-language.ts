import { findOtherLanguage, isWrittenIn } from '@panel/recognition'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { timeInThread } from '../../conversations/thread-rows.ts'

/** `words`: the code of the language. */
export type FoundLanguage = { kind: 'language'; words: string; certainty: 'certain' }

/** The newest messages of the customer that may be in the language of the text. */
const readMessages = 3
/** An operator who has sent another language so often in a conversation means it. */
const mostAsked = 2

/**
 * The language of a text that is surely neither in the language of its conversation nor in one that the customer has just written. It is only
 * asked about, so a text is sent if it cannot be judged.
 */
export async function findLanguage(
  tx: Tx,
  operator: Operator,
  item: LockedItem,
  text: string,
): Promise<FoundLanguage[]> {
  const found = await findOtherLanguage(text, item.language).catch(() => undefined)
  if (!found || (await customerWrites(tx, item, found)) || (await isMeant(tx, operator, item))) return []
  return [{ kind: 'language', words: found, certainty: 'certain' }]
}

async function customerWrites(tx: Tx, { conversation_id }: LockedItem, language: string) {
  const newest = await tx
    .selectFrom('messages as m')
    .where('m.conversation_id', '=', conversation_id)
    .where('m.direction', '=', 'in')
    .where('m.deleted_at', 'is', null)
    .select('m.body')
    .orderBy(sql`${timeInThread} desc, m.id desc`)
    .limit(readMessages)
    .execute()
  const written = await Promise.all(newest.map(({ body }) => isWrittenIn(body, language)))
  return written.includes(true)
}

async function isMeant(tx: Tx, operator: Operator, { conversation_id }: LockedItem) {
  const { sent } = await tx
    .selectFrom('raised_checks')
    .where('operator_id', '=', operator.id)
    .where('conversation_id', '=', conversation_id)
    .where('kind', '=', 'language')
    .where('outcome', '=', 'sent')
    .select(sql<number>`count(*)`.as('sent'))
    .executeTakeFirstOrThrow()
  return sent >= mostAsked
}
