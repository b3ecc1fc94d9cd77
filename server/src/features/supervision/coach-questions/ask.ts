import type { BodyOf, askCoach as endpoint, HandlerResultOf } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isLastLease, lockItem } from '../../conversations/lock.ts'
import { presentCoachQuestion } from '../../conversations/present-coach-question.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'
import { countCoachesHere } from './count-coaches-here.ts'
import { requireQuestion } from './find-questions.ts'

/**
 * Asks the coaches about the conversation in hand, which stays there. A repeated question with the same words is the first one.
 * @throws {AppError} `lease_lost`, `coach_question_open`
 */
export async function askCoach(
  db: Db,
  operator: Operator,
  conversationId: number,
  { text, ...lease }: BodyOf<typeof endpoint>,
): Promise<HandlerResultOf<typeof endpoint>> {
  const { id, siteownerId } = await transaction(db, async (tx) => {
    // The locked row makes two questions at once wait for each other.
    const item = await lockItem(tx, conversationId)
    if (!item || !isLastLease(item, operator, lease))
      return refuseLostLease(tx, operator, conversationId, lease.lease_id)
    const { siteowner_id } = item
    const before = await findOpen(tx, operator, conversationId)
    const question = text.trim()
    if (before && before.question !== question) throw new AppError('coach_question_open')
    if (before) return { id: before.id, siteownerId: siteowner_id }
    const stored = await tx
      .insertInto('coach_questions')
      .values({
        conversation_id: conversationId,
        siteowner_id,
        operator_id: operator.id,
        question,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: siteowner_id,
      action: 'coach_question.ask',
      subject: { type: 'conversation', id: conversationId },
      details: { question_id: stored.id },
    })
    announce(
      tx,
      { topic: 'coach_questions' },
      { topic: 'conversation', id: conversationId, operatorId: operator.id },
    )
    return { id: stored.id, siteownerId: siteowner_id }
  })
  const [row, coaches] = await Promise.all([
    requireQuestion(db, operator, id),
    countCoachesHere(db, siteownerId, operator),
  ])
  return { question: presentCoachQuestion(row, operator), coaches_here: coaches }
}

const findOpen = (tx: Tx, { id }: Operator, conversationId: number) =>
  tx
    .selectFrom('coach_questions')
    .where('conversation_id', '=', conversationId)
    .where('operator_id', '=', id)
    .where('answered_at', 'is', null)
    .select(['id', 'question'])
    .executeTakeFirst()
