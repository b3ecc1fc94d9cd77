import { levelSeeingOtherOperators, maxSavedReplies } from '@panel/contract'
import { type Db, type Tx, violatedConstraint } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { mayEdit, maySee } from './policy.ts'

export const savedReplyColumns = [
  'id',
  'operator_id',
  'team_id',
  'language',
  'title',
  'body',
  'updated_at',
] as const

export type SavedReplyRow = Awaited<ReturnType<typeof findSavedReplies>>[number]

/** All replies that this operator can see, by language and title. */
export async function findSavedReplies(db: Db, operator: Pick<Operator, 'id' | 'team'>) {
  return db
    .selectFrom('saved_replies')
    .where((e) => e.or([e('operator_id', '=', operator.id), e('team_id', '=', operator.team.id)]))
    .where('removed_at', 'is', null)
    .select(savedReplyColumns)
    .orderBy('language')
    .orderBy(inNameOrder('title'))
    .orderBy('id')
    .limit(maxSavedReplies * 2)
    .execute()
}

/**
 * @throws {AppError} `saved_reply_not_found`, also for a reply of somebody else; `not_allowed` for one that they may only use.
 * Both count as a refused right
 */
export async function lockEditable(tx: Tx, operator: Operator, id: number): Promise<SavedReplyRow> {
  const reply = await tx
    .selectFrom('saved_replies')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(savedReplyColumns)
    .forUpdate()
    .executeTakeFirst()
  const subject = { type: 'saved_reply', id } as const
  if (!reply) throw new AppError('saved_reply_not_found')
  if (!maySee(operator, reply))
    throw new Refusal(operator, { level: levelSeeingOtherOperators }, 'saved_reply_not_found', subject)
  if (!mayEdit(operator, reply))
    throw new Refusal(operator, { level: levelSeeingOtherOperators }, 'not_allowed', subject)
  return reply
}

/** Converts the unique violation of a second reply with the same title. @throws {AppError} `title_taken` */
export async function withFreeTitle<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedConstraint(error) === 'saved_replies_title') throw new AppError('title_taken')
    throw error
  }
}
