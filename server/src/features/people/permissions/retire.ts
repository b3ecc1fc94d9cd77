import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLinks } from '../operators/end-links.ts'
import { noteGivers } from '../operators/givers.ts'
import { requireOwnAdminRight } from './admin-right.ts'
import { announceLevels, levelIn, lockLevels, usedLevelIn } from './levels.ts'
import { requireGrantable } from './policy.ts'

/**
 * Retires an account level. Its operators get the level `moveTo`.
 * @throws {AppError} `level_not_found`, `level_retired`, `level_in_use`, `rights_above_yours`, `own_account`,
 *   `last_admin`
 */
export async function retireLevel(db: Db, operator: Operator, id: number, moveTo: number | null) {
  await transaction(db, async (tx) => {
    const levels = await lockLevels(tx)
    const requireGivers = await noteGivers(tx)
    requireGrantable(operator, usedLevelIn(levels, id))
    if (moveTo !== null) {
      // The level itself would be retired with its operators.
      if (moveTo === id) throw new AppError('level_in_use')
      requireGrantable(operator, usedLevelIn(levels, moveTo))
      await moveOperators(tx, operator, id, moveTo)
    }
    if (await hasOperators(tx, id)) throw new AppError('level_in_use')
    await tx.updateTable('permissions').set({ retired_at: sql<string>`now()` }).where('id', '=', id).execute()
    // A preview of a level that nobody has ends.
    await endPreviews(tx, id)
    await requireOwnAdminRight(tx, operator)
    await requireGivers()
    await endLinks(tx, operator.id)
    await recordAudit(tx, {
      operatorId: operator.id,
      action: 'level.retire',
      subject: { type: 'level', id },
      details: { move_to: moveTo },
    })
    announceLevels(tx, [id])
  })
}

/** Uses a retired level again. @throws {AppError} `level_not_found`, `rights_above_yours` */
export async function restoreLevel(db: Db, operator: Operator, id: number) {
  await transaction(db, async (tx) => {
    const level = levelIn(await lockLevels(tx), id)
    if (level.retired_at === null) return
    requireGrantable(operator, level)
    await tx.updateTable('permissions').set({ retired_at: null }).where('id', '=', id).execute()
    await recordAudit(tx, {
      operatorId: operator.id,
      action: 'level.restore',
      subject: { type: 'level', id },
    })
    announceLevels(tx, [])
  })
}

/** Gives another level to the operators of a level. Each of them has an audit entry. */
async function moveOperators(tx: Tx, { id: actorId }: Operator, from: number, to: number) {
  const details = JSON.stringify({ before: { level_id: from }, after: { level_id: to } })
  await sql`
    with moved as (update operators set permissions_id = ${to} where permissions_id = ${from} returning id)
    insert into audit_log (operator_id, action, subject_type, subject_id, details)
    select ${actorId}, 'operator.change', 'operator', id, ${details}::jsonb from moved`.execute(tx)
}

async function hasOperators(tx: Tx, id: number): Promise<boolean> {
  const one = await tx
    .selectFrom('operators')
    .where('permissions_id', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

async function endPreviews(tx: Tx, levelId: number) {
  const ended = await tx
    .updateTable('sessions')
    .set({ preview_level_id: null })
    .where('preview_level_id', '=', levelId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  announce(tx, ...ended.map(({ id }) => ({ topic: 'rights' as const, sessionId: id })))
}
