import type { BodyOf, appealText as endpoint } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findTrueAnswers, givenAnswer } from '../../answering/inquiries/true-answers.ts'
import { openHandover } from '../../answering/leaving/handovers.ts'
import { leaveConversation } from '../../answering/leaving/leave.ts'
import { findRaised } from '../../answering/send-checks/check-words.ts'
import { checkedBesideAnswer, checkedWordsOf } from '../../answering/send-checks/checked-words-of.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { refuseHeld } from '../../conversations/refusals.ts'
import { storeDraft } from '../../conversations/save-draft.ts'

type Request = Pick<BodyOf<typeof endpoint>, 'text' | 'lease_id' | 'epoch'>

/**
 * Hands a text that a check stops to the masters, with its conversation, which keeps its place in the queue. The text is also stored as
 * the draft of the operator, who has it again when it is returned.
 * @throws {AppError} `lease_lost`, `nothing_waits`, `held`, `text_not_stopped`
 */
export async function appeal(
  db: Db,
  operator: Operator,
  conversationId: number,
  { text, ...lease }: Request,
): Promise<void> {
  await leaveConversation(db, operator, conversationId, lease, {
    findRepeated: (tx) =>
      tx
        .selectFrom('appeals')
        .where('lease_id', '=', lease.lease_id)
        .where('operator_id', '=', operator.id)
        .where('conversation_id', '=', conversationId)
        .select('id')
        .executeTakeFirst(),
    async perform(tx, item) {
      if (item.held) return refuseHeld(tx, item)
      if (item.due_at === null) throw new AppError('nothing_waits')
      const kinds = await findStopped(tx, item, text)
      if (kinds.length === 0) throw new AppError('text_not_stopped')
      const handover = await openHandover(tx, {
        conversationId,
        operatorId: operator.id,
        reason: { reason_code: 'stopped', reason_words: null },
        leaseId: lease.lease_id,
      })
      const { id } = await tx
        .insertInto('appeals')
        .values({
          conversation_id: conversationId,
          customer_id: item.customer_id,
          siteowner_id: item.siteowner_id,
          operator_id: operator.id,
          body: text,
          in_reply_to: item.customer_message_id,
          lease_id: lease.lease_id,
          handover_id: handover.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await storeDraft(tx, operator, conversationId, text)
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: item.siteowner_id,
        action: 'appeal.open',
        subject: { type: 'conversation', id: conversationId },
        details: { appeal_id: id, message_id: item.customer_message_id, code: kinds.join(', ') },
      })
      await endLeaseOf(tx, item, 'queue')
      announce(tx, { topic: 'holds' })
    },
  })
}

/** What stops the text. The words of an approved answer are not checked. */
async function findStopped(tx: Tx, item: LockedItem, text: string) {
  const answers = item.asked ? await findTrueAnswers(tx, item.conversation_id) : []
  const given = givenAnswer(text, answers)
  const words = given ? await checkedBesideAnswer(tx, item, given.own) : await checkedWordsOf(tx, item, text)
  const raised = await findRaised(tx, item, words)
  return raised.filter(({ mode }) => mode === 'block').map(({ kind }) => kind)
}
