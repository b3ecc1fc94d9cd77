import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/**
 * Takes the waiting pokes of these customers out of the queue: who asks who writes gets a true answer first. They are planned again after
 * the inquiry and another silence. One that is being claimed at this moment is refused when it is sent.
 * @param conversationIds where they ask
 */
export async function dropPokes(tx: Tx, conversationIds: number[]): Promise<void> {
  await sql`
    with waiting as (
      select q.conversation_id
      from conversations asked
      join conversations c on c.customer_id = asked.customer_id and c.id <> asked.id
      join queue_items q on q.conversation_id = c.id
      where asked.id = any(${conversationIds}::bigint[]) and q.kind = 'poke' and q.expires_at is null
      for update of q skip locked
    )
    delete from queue_items q using waiting w where q.conversation_id = w.conversation_id`.execute(tx)
}
