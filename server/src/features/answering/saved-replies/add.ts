import {
  type BodyOf,
  levelSeeingOtherOperators,
  maxSavedReplies,
  type addSavedReply as wanted,
} from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { mayEditTeam } from './policy.ts'
import { type SavedReplyRow, savedReplyColumns, withFreeTitle } from './queries.ts'

/** Adds a saved reply of the operator or of their team. @throws {AppError} `not_allowed`, `title_taken`, `list_full` */
export async function addSavedReply(
  db: Db,
  operator: Operator,
  { owner, language, title, body }: BodyOf<typeof wanted>,
): Promise<SavedReplyRow> {
  if (owner === 'team' && !mayEditTeam(operator))
    throw new Refusal(operator, { level: levelSeeingOtherOperators }, 'not_allowed', {
      type: 'saved_reply',
      id: null,
    })
  const ownerColumns =
    owner === 'team'
      ? { operator_id: null, team_id: operator.team.id }
      : { operator_id: operator.id, team_id: null }
  return withFreeTitle(() =>
    transaction(db, async (tx) => {
      if ((await countLocked(tx, ownerColumns)) >= maxSavedReplies) throw new AppError('list_full')
      const reply = await tx
        .insertInto('saved_replies')
        .values({ ...ownerColumns, language, title, body })
        .returning(savedReplyColumns)
        .executeTakeFirstOrThrow()
      await recordAudit(tx, {
        operatorId: operator.id,
        action: 'saved_reply.add',
        subject: { type: 'saved_reply', id: reply.id },
        details: { owner, language, title },
      })
      return reply
    }),
  )
}

type OwnerColumns = { operator_id: number; team_id: null } | { operator_id: null; team_id: number }

/** The number of replies; the lock makes simultaneous additions wait. */
async function countLocked(tx: Tx, ownerColumns: OwnerColumns): Promise<number> {
  if (ownerColumns.team_id === null)
    await tx
      .selectFrom('operators')
      .where('id', '=', ownerColumns.operator_id)
      .select('id')
      .forNoKeyUpdate()
      .execute()
  else
    await tx
      .selectFrom('teams')
      .where('id', '=', ownerColumns.team_id)
      .select('id')
      .forNoKeyUpdate()
      .execute()
  const { count } = await tx
    .selectFrom('saved_replies')
    .where('operator_id', 'is not distinct from', ownerColumns.operator_id)
    .where('team_id', 'is not distinct from', ownerColumns.team_id)
    .where('removed_at', 'is', null)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
