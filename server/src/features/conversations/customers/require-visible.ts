import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { maySeeCustomer } from './policy.ts'

/** @throws {AppError} `customer_not_found`; a refused right if it exists but this operator may not see it */
export async function requireVisibleCustomer(
  db: Db,
  operator: Operator,
  id: number,
): Promise<{ siteowner_id: number }> {
  const customer = await db
    .selectFrom('customers as cu')
    .where('cu.id', '=', id)
    .select(['cu.siteowner_id', hasOwnConversation(operator.id).as('has_own_conversation')])
    .executeTakeFirst()
  if (!customer) throw new AppError('customer_not_found')
  if (!maySeeCustomer(operator, customer))
    throw new Refusal(operator, 'other_chats.overview', 'customer_not_found', { type: 'customer', id })
  return customer
}

/** The operator's own conversations, as in the rule for reading: in hand now or before, with their draft or their message. */
const hasOwnConversation = (operatorId: number) => sql<boolean>`exists (
  select from conversations c left join queue_items q on q.conversation_id = c.id
  where c.customer_id = cu.id and (
    q.operator_id = ${operatorId} or q.previous_operator_id = ${operatorId} or c.last_operator_id = ${operatorId}
    or exists (select from drafts d where d.conversation_id = c.id and d.operator_id = ${operatorId})
    or exists (select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operatorId})))`
