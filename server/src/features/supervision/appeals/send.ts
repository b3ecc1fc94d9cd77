import { createHash } from 'node:crypto'
import { sentMessageType } from '@panel/contract'
import { type Selectable, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Appeals } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { checkHonesty } from '../../answering/inquiries/check-honesty.ts'
import { storeAnswer } from '../../answering/messages/store-answer.ts'
import { turnOf } from '../../answering/messages/turn.ts'
import { spendPoke } from '../../answering/poke-rules/spend-poke.ts'
import { refuseBeforeRelease, refuseHeld, refuseNewerMessage } from '../../conversations/refusals.ts'
import { requireAppeal } from './find-appeals.ts'
import { lockOpenAppeal } from './lock-open.ts'

/**
 * Sends the text of an appeal as it is. It stays the work of the operator who wrote it; the audit log names the master. What stopped it
 * counts as a false alarm. Everything else that keeps a text from the customer is checked as for any other text.
 * @param lastSeenId the newest message that the master saw
 * @throws {AppError} `appeal_not_found`, `appeal_settled`, `taken`, `held`, `in_progress`, `newer_message`, `true_answer_due`, `poke_limit`, `nothing_waits`
 */
export async function sendAppealed(
  db: Db,
  master: Operator,
  id: number,
  lastSeenId: number | null,
): Promise<number> {
  const outcome = await transaction(db, async (tx) => {
    const repeated = await requireAppeal(tx, master, id)
    if (repeated.message_id !== null && repeated.settled_by === master.id) return repeated.message_id
    const { item, appeal } = await lockOpenAppeal(tx, master, id)
    if (item.held) return refuseHeld(tx, item)
    if (item.was_held) return refuseBeforeRelease()
    if (item.due_at === null) throw new AppError('nothing_waits')
    const newest = Math.max(item.last_message_id ?? 0, item.customer_message_id ?? 0)
    if ((lastSeenId ?? 0) < newest) return refuseNewerMessage(tx, master, item, lastSeenId)
    const turn = turnOf(item)
    // The master confirms that own words are true, where the site owner has approved no answer.
    const honest = await checkHonesty(tx, item, turn, { text: appeal.body, is_true_answer: true })
    if (honest instanceof AppError) throw honest
    if (item.kind === 'poke') {
      // A refused poke leaves the queue. That is committed first, then the error is thrown.
      const refused = await spendPoke(tx, item)
      if (refused) return refused
    }
    const { conversation_id, operator_id, body: text } = appeal
    const stored = await storeAnswer(tx, item, {
      operatorId: operator_id,
      sentBy: master.id,
      turn,
      type: sentMessageType(turn, null),
      attached: undefined,
      text,
      key: `appeal-${id}`,
      digest: createHash('sha256').update(text).digest(),
      approvedAnswer: honest,
      // The master has the conversation in hand, and stays in it.
      keepsLease: item.expires_at !== null,
    })
    // The end of the handover has just overtaken it.
    await tx
      .updateTable('appeals')
      .set({ outcome: 'sent', message_id: stored.id, settled_by: master.id, settled_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    await countFalseAlarms(tx, appeal)
    await recordAudit(tx, {
      operatorId: master.id,
      siteownerId: appeal.siteowner_id,
      action: 'appeal.send',
      subject: { type: 'conversation', id: conversation_id },
      details: { appeal_id: id, message_id: stored.id, by: operator_id },
    })
    announce(tx, { topic: 'holds' }, { topic: 'operator', operatorId: operator_id })
    return stored.id
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

/** What has stopped the text found something that a master does not find. */
const countFalseAlarms = (tx: Tx, { operator_id, conversation_id, opened_at }: Selectable<Appeals>) =>
  tx
    .updateTable('raised_checks')
    .set({ false_alarm_at: sql<string>`coalesce(false_alarm_at, now())` })
    .where('operator_id', '=', operator_id)
    .where('conversation_id', '=', conversation_id)
    .where('outcome', '=', 'stopped')
    .where('raised_at', '<=', opened_at)
    .where('raised_at', '>', sql<string>`${opened_at}::timestamptz - interval '1 hour'`)
    .execute()
