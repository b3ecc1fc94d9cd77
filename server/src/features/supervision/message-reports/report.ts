import { type BodyOf, type reportMessage as endpoint, type HandlerResultOf, issueAt } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { lockMessage } from '../../conversations/lock-message.ts'

type Report = HandlerResultOf<typeof endpoint>['report']

/**
 * Reports a message to the supervisors. A repeated report by the same operator returns the first one. The conversation stays in
 * hand, since its customer still waits for an answer.
 * @throws {AppError} `message_not_found`, `message_deleted`, `invalid_input` for an unknown or retired reason
 */
export async function reportMessage(
  db: Db,
  operator: Operator,
  messageId: number,
  { reason_id, notes }: BodyOf<typeof endpoint>,
): Promise<Report> {
  return transaction(db, async (tx) => {
    const { message, conversation } = await lockMessage(tx, operator, messageId)
    const first = await findReport(tx, operator.id, messageId)
    if (first) return first
    if (message.deleted_at !== null) throw new AppError('message_deleted')
    const reason = await tx
      .selectFrom('reportreasons')
      .where('id', '=', reason_id)
      .select(['code', 'retired_at'])
      .executeTakeFirst()
    if (!reason) throw new InvalidInput([issueAt('reason_id', 'not_a_report_reason')])
    if (reason.retired_at !== null) throw new InvalidInput([issueAt('reason_id', 'word_retired')])
    const report = await tx
      .insertInto('message_reports')
      .values({
        message_id: messageId,
        conversation_id: conversation.id,
        siteowner_id: conversation.siteowner_id,
        operator_id: operator.id,
        reason_id,
        notes: notes.trim(),
      })
      .returning(['id', 'reason_id', 'created_at'])
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: conversation.siteowner_id,
      action: 'message.report',
      subject: { type: 'message', id: messageId },
      details: { conversation_id: conversation.id, report_id: report.id, reason: reason.code },
    })
    announce(tx, { topic: 'reports' })
    return report
  })
}

const findReport = (tx: Tx, operatorId: number, messageId: number) =>
  tx
    .selectFrom('message_reports')
    .where('message_id', '=', messageId)
    .where('operator_id', '=', operatorId)
    .select(['id', 'reason_id', 'created_at'])
    .executeTakeFirst()
