import type { DecidedComplaint } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/**
 * What the site is told about complaints, by the id of the delivery: the newest decision of each. Left out are those of erased customers, and
 * of cases that are open again, because another decision follows.
 */
export async function findDecisions(db: Db, deliveryIds: number[]): Promise<Map<number, DecidedComplaint>> {
  if (deliveryIds.length === 0) return new Map()
  const { rows } = await sql<DecidedComplaint>`
    select d.message_id as id, r.complaint_id as external_id, cu.external_id as customer_external_id,
      p.external_id as profile_external_id, case when rc.outcome = 'unfounded' then 'unfounded' else 'founded' end as decision,
      rc.settled_at as decided_at
    from deliveries d join message_reports r on r.id = d.complaint_id join report_cases rc on rc.id = r.case_id
    join conversations c on c.id = r.conversation_id join customers cu on cu.id = c.customer_id join profiles p on p.id = c.profile_id
    where d.message_id = any(${deliveryIds}::bigint[]) and rc.settled_at is not null
      and not exists (select from deliveries later where later.complaint_id = d.complaint_id and later.message_id > d.message_id)
      and not exists (select from erasures e where e.customer_id = c.customer_id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
