import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { ActEntry, EvidenceDocument, LeaseEntry } from './document.ts'

/** Who had the customer's conversations in hand, and who did what with them. */
export async function readActs(
  tx: Tx,
  customerId: number,
): Promise<Pick<EvidenceDocument, 'leases' | 'acts'>> {
  return { leases: await readLeases(tx, customerId), acts: await readLog(tx, customerId) }
}

/**
 * Leases that are known: each ended with an escalation, a skip, a handover or an ignore, or is the last one of a conversation. One
 * that ended with an answer is the message itself.
 */
async function readLeases(tx: Tx, customerId: number): Promise<LeaseEntry[]> {
  const { rows } = await sql<LeaseEntry>`
    with chats as materialized (select id from conversations where customer_id = ${customerId})
    select conversation_id, operator_id, lease_id, claimed_at, ended_at, ended_by, reason from (
      select e.conversation_id, e.by_id as operator_id, e.lease_id, e.claimed_at, e.opened_at as ended_at, 'escalation' as ended_by,
        null as reason, e.opened_at as at
      from escalations e where e.conversation_id in (select id from chats) and e.lease_id is not null
      union all
      select s.conversation_id, s.operator_id, s.lease_id, null, s.created_at, 'skip', coalesce(s.reason_words, s.reason_code), s.created_at
      from skips s where s.conversation_id in (select id from chats)
      union all
      select h.conversation_id, h.operator_id, h.lease_id, null, h.created_at, 'handover', coalesce(h.reason_words, h.reason_code),
        h.created_at
      from handovers h where h.conversation_id in (select id from chats) and h.operator_id is not null
      union all
      select i.conversation_id, i.operator_id, i.lease_id, null, i.created_at, 'ignore', i.option, i.created_at
      from ignores i where i.conversation_id in (select id from chats) and i.operator_id is not null
      union all
      select q.conversation_id, q.operator_id, q.lease_id, q.claimed_at, case when q.expires_at is null then q.input_at end,
        case when q.expires_at is null then 'other' end, null, coalesce(q.claimed_at, now())
      from queue_items q where q.conversation_id in (select id from chats) and q.operator_id is not null and q.lease_id is not null
        and not exists (select from escalations e where e.lease_id = q.lease_id)
    ) l order by at, conversation_id, ended_by, lease_id`.execute(tx)
  return rows
}

/**
 * Entries of the audit log about the customer and their conversations: who opened, took, edited, noted, held. A message that was sent
 * is in the conversation. What was done with evidence files is left out, because a download would change the next file.
 */
async function readLog(tx: Tx, customerId: number): Promise<ActEntry[]> {
  const { rows } = await sql<ActEntry>`
    with subjects as materialized (
      select 'customer' as type, ${customerId}::bigint as id
      union all select 'conversation', id from conversations where customer_id = ${customerId}
    )
    select a.at, a.action, a.operator_id, a.subject_type as subject, a.subject_id
    from subjects s join audit_log a on a.subject_type = s.type and a.subject_id = s.id
    where a.action not like 'evidence.%' order by a.at, a.id`.execute(tx)
  return rows
}
