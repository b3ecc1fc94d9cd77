import { announce, type Tx } from '../../../platform/database.ts'

/** Sends hints for all conversations of this customer after the transaction has committed. */
export async function announceCustomer(tx: Tx, customerId: number) {
  const conversations = await tx
    .selectFrom('conversations as c')
    .leftJoin('queue_items as q', (join) =>
      join.onRef('q.conversation_id', '=', 'c.id').on('q.expires_at', 'is not', null),
    )
    .where('c.customer_id', '=', customerId)
    .select(['c.id', 'q.operator_id as operatorId'])
    .execute()
  announce(tx, ...conversations.map((conversation) => ({ topic: 'conversation' as const, ...conversation })))
}
