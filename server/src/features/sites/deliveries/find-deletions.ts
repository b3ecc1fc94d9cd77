import type { DeletedMessage } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** What the site is told about deleted messages, by the id of the delivery, without those of erased customers. */
export async function findDeletions(db: Db, deliveryIds: number[]): Promise<Map<number, DeletedMessage>> {
  if (deliveryIds.length === 0) return new Map()
  const { rows } = await sql<DeletedMessage>`
    select d.message_id as id, d.deleted_message_id as deleted_id, cu.external_id as customer_external_id,
      p.external_id as profile_external_id, d.created_at as deleted_at
    from deliveries d join conversations c on c.id = d.conversation_id join customers cu on cu.id = c.customer_id
    join profiles p on p.id = c.profile_id
    where d.message_id = any(${deliveryIds}::bigint[]) and d.deleted_message_id is not null
      and not exists (select from erasures e where e.customer_id = c.customer_id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
