import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/**
 * Customers who were confirmed as minors and can be written to: their hold was released by a release before `holds.stays`. It is not
 * opened again by itself, because a master may have been right to release it, and nobody could end it any more.
 * @returns each with the conversation of their last confirmed escalation
 */
export async function findReleasedMinors(db: Db): Promise<{ customer: number; conversation: number }[]> {
  const { rows } = await sql<{ customer: number; conversation: number }>`
    select distinct on (e.customer_id) e.customer_id as customer, e.conversation_id as conversation
    from escalations e
    where e.kind = 'possible_minor' and e.outcome = 'confirmed' and not exists (
      select from holds h
      where h.customer_id = e.customer_id and h.kind in ('possible_minor', 'erased') and h.released_at is null)
    order by e.customer_id, e.id desc`.execute(db)
  return rows
}
