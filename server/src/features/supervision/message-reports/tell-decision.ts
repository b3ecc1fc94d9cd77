import { sql } from 'kysely'
import { announce, type Tx } from '../../../platform/database.ts'
import { undoAcceptedFor } from '../../../platform/undo-time.ts'

/** Tells the site what was decided about the complaints of a settled case. The events leave when the decision can no longer be undone. */
export async function tellDecision(tx: Tx, caseId: number) {
  const { rows } = await sql`
    insert into deliveries (message_id, siteowner_id, conversation_id, complaint_id, next_attempt_at, deliver_at)
    select nextval(pg_get_serial_sequence('messages', 'id')), s.id, r.conversation_id, r.id,
      case when s.webhook_url is not null then a.at end, a.at
    from message_reports r join siteowners s on s.id = r.siteowner_id
    cross join (select now() + ${undoAcceptedFor} * interval '1 millisecond' as at) a
    where r.case_id = ${caseId} and r.complaint_id is not null
    returning message_id`.execute(tx)
  if (rows.length > 0) announce(tx, { topic: 'deliveries' })
}

/**
 * Takes back what the site has not accepted: the case is open again, and another decision follows. Who reads the outbox later waits for the
 * end of this transaction.
 */
export async function untellDecision(tx: Tx, caseId: number) {
  await sql`
    delete from deliveries d using message_reports r
    where r.case_id = ${caseId} and d.complaint_id = r.id and d.status <> 'delivered'`.execute(tx)
}
