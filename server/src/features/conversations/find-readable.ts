import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { loadConversation } from './load.ts'
import { mayRead } from './policy.ts'

/** Those of these conversations that the operator may read. */
export async function findReadable(db: Db, operator: Operator, ids: readonly number[]): Promise<Set<number>> {
  const conversations = await Promise.all(ids.map((id) => loadConversation(db, id, operator.id)))
  return new Set(
    conversations.flatMap((conversation) =>
      conversation && mayRead(operator, conversation) ? [conversation.id] : [],
    ),
  )
}
