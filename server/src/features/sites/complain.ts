import type { BodyOf, postComplaint as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { lockCustomers } from '../conversations/customers/holds.ts'
import { findChat } from './find-chat.ts'

/**
 * Reports a message because its customer complains at their site. It is handled as the reports of operators, also when the message is deleted:
 * the customer has read it. A complaint that was stored before, by its id, changes nothing.
 * @throws {AppError} `conversation_not_found`, `message_not_found`, `customer_erased`
 */
export async function complain(
  db: Db,
  site: SiteOwner,
  complaint: BodyOf<typeof endpoint>,
): Promise<HandlerResultOf<typeof endpoint>> {
  const { external_id, customer_external_id, profile_external_id } = complaint
  return transaction(db, async (tx) => {
    const { id: conversationId, customer_id } = await findChat(tx, site, {
      external_id: customer_external_id,
      profile_external_id,
    })
    // Two calls with the same complaint follow each other.
    await lockCustomers(tx, [customer_id])
    const known = await tx
      .selectFrom('message_reports')
      .where('siteowner_id', '=', site.id)
      .where('complaint_id', '=', external_id)
      .select('id')
      .executeTakeFirst()
    if (known) return { external_id, status: 'duplicate' }
    const messageId = await findSubject(tx, conversationId, complaint.message_id)
    const report = await tx
      .insertInto('message_reports')
      .values({
        message_id: messageId,
        conversation_id: conversationId,
        siteowner_id: site.id,
        reason_id: sql<number>`(select id from reportreasons where code = ${complaint.reason})`,
        notes: complaint.text.trim(),
        complaint_id: external_id,
        complained_at: sql<string>`least(${complaint.complained_at}::timestamptz, now())`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: null,
      siteownerId: site.id,
      action: 'message.complaint',
      subject: { type: 'message', id: messageId },
      details: { conversation_id: conversationId, report_id: report.id, reason: complaint.reason },
    })
    announce(tx, { topic: 'reports' }, { topic: 'conversation', id: conversationId, operatorId: null })
    return { external_id, status: 'stored' }
  })
}

/** The message that is named, or the newest one to the customer. A chat without one has only those of the customer. */
async function findSubject(tx: Tx, conversationId: number, messageId: number | undefined): Promise<number> {
  let query = tx
    .selectFrom('all_messages')
    .where('conversation_id', '=', conversationId)
    .select('id')
    .orderBy(sql`direction = 'out'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  if (messageId !== undefined) query = query.where('id', '=', messageId)
  const found = await query.executeTakeFirst()
  if (!found?.id) throw new AppError('message_not_found')
  return found.id
}
