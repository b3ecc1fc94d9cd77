import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/compile-once.ts'
import type { Db } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { mayRead } from './policy.ts'

/** What is needed to decide who may do something with a conversation. */
export type ReadableConversation = {
  id: number
  siteowner_id: number
  customer_id: number
  profile_id: number
  language: string
  first_message_at: string | null
  revision: number
  holder_id: number | null
  previous_holder_id: number | null
  /** When the lease ends; null when nobody has the conversation in hand. */
  expires_at: string | null
  draft_body: string | null
  wrote_here: boolean
}

/** @throws {AppError} `conversation_not_found`; a refused right if it exists but this operator may not see it */
export async function requireReadable(db: Db, operator: Operator, id: number): Promise<ReadableConversation> {
  return requireAllowed(operator, id, await findConversation(db, operator.id, id))
}

/** Throws as `requireReadable`, for a conversation that was found. */
export function requireAllowed<C extends Parameters<typeof mayRead>[1]>(
  operator: Operator,
  id: number,
  conversation: C | undefined,
): C {
  if (!conversation) throw new AppError('conversation_not_found')
  if (!mayRead(operator, conversation))
    throw new Refusal(operator, 'other_chats.overview', 'conversation_not_found', {
      type: 'conversation',
      id,
    })
  return conversation
}

/** @param operatorId the operator whose draft and messages are looked up */
export async function findConversation(
  db: Db,
  operatorId: number,
  id: number,
): Promise<ReadableConversation | undefined> {
  const [found] = await selectConversation(db, { operatorId, id })
  return found
}

type Asked = { operatorId: RawBuilder<number>; id: RawBuilder<number> }

const selectConversation = compileOnce((db, asked: Asked) => readableConversation(asked).compile(db))

/** Selects a `ReadableConversation` with further columns. */
export const readableConversation = <Further = unknown>({ operatorId, id }: Asked, further = sql``) =>
  sql<ReadableConversation & Further>`
    select c.id, c.siteowner_id, c.customer_id, c.profile_id, c.language, c.first_message_at, c.revision, q.operator_id as holder_id,
      q.previous_operator_id as previous_holder_id, q.expires_at, d.body as draft_body, (
        select count(*) > 0 from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operatorId}) as wrote_here${further}
    from conversations c
    left join queue_items q on q.conversation_id = c.id
    left join drafts d on d.conversation_id = c.id and d.operator_id = ${operatorId}
    where c.id = ${id}`
