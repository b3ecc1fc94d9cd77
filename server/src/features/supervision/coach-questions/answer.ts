import { type Selectable, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { CoachQuestions } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { type QuestionRow, requireQuestion } from './find-questions.ts'

/**
 * Answers a question of an operator. A repeated answer with the same words by the same coach is the first one.
 * @throws {AppError} `coach_question_not_found`, `coach_question_answered`, with who did it
 */
export async function answerQuestion(
  db: Db,
  coach: Operator,
  id: number,
  text: string,
): Promise<QuestionRow> {
  return transaction(db, async (tx) => {
    const found = await lockQuestion(tx, coach, id)
    const answer = text.trim()
    if (found.answered_by === coach.id && found.answer === answer) return requireQuestion(tx, coach, id)
    if (found.answered_by !== null) throw await answeredBy(tx, coach, found.answered_by)
    await tx
      .updateTable('coach_questions')
      .set({ answer, answered_by: coach.id, answered_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      operatorId: coach.id,
      siteownerId: found.siteowner_id,
      action: 'coach_question.answer',
      subject: { type: 'conversation', id: found.conversation_id },
      details: { question_id: id },
    })
    announce(
      tx,
      { topic: 'coach_questions' },
      { topic: 'conversation', id: found.conversation_id, operatorId: found.operator_id },
    )
    return requireQuestion(tx, coach, id)
  })
}

async function lockQuestion(tx: Tx, coach: Operator, id: number): Promise<Selectable<CoachQuestions>> {
  let query = tx.selectFrom('coach_questions as k').where('k.id', '=', id).selectAll().forUpdate()
  for (const condition of ofSiteowners(coach, undefined, sql`k.siteowner_id`)) query = query.where(condition)
  const found = await query.executeTakeFirst()
  if (!found) throw new AppError('coach_question_not_found')
  return found
}

async function answeredBy(tx: Tx, viewer: Operator, id: number) {
  const by = await tx
    .selectFrom('operators')
    .where('id', '=', id)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  return new AppError('coach_question_answered', { by: presentOperator(viewer, by) })
}
