import { type BodyOf, type changeLevels as endpoint, issueAt, type LevelValues } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findChanger } from '../../../platform/http/find-changer.ts'
import { endLinks } from '../operators/end-links.ts'
import { noteGivers } from '../operators/givers.ts'
import { requireOwnAdminRight } from './admin-right.ts'
import { announceLevels, type Level, lockLevels, usedLevelIn, withFreeName } from './levels.ts'
import { requireGrantable, requireOwnRights } from './policy.ts'

type Change = BodyOf<typeof endpoint>['levels'][number]

/**
 * Changes account levels, all or none.
 * @throws {AppError} `level_not_found`, `level_retired`, `edited_meanwhile` when a stored value is not the one that the
 *   operator saw, `rights_above_yours`, `own_account`, `last_admin`, `level_name_taken`
 */
export async function changeLevels(db: Db, operator: Operator, changes: readonly Change[]) {
  await withFreeName(() =>
    transaction(db, async (tx) => {
      const stored = await lockLevels(tx)
      const requireGivers = await noteGivers(tx)
      const changed: number[] = []
      for (const [place, change] of changes.entries()) {
        const before = usedLevelIn(stored, change.id)
        await requireUnchanged(tx, operator, { before, change, place })
        if (await changeLevel(tx, operator, before, change.values)) changed.push(change.id)
      }
      if (changed.length === 0) return
      await requireOwnAdminRight(tx, operator)
      await requireGivers()
      await endLinks(tx, operator.id)
      announceLevels(tx, changed)
    }),
  )
}

const fields = ['name', 'rights', 'message_types', 'segments', 'history_size'] as const

/** Whether two values of a field are equal. Lists are sets. */
const isSame = (one: LevelValues[keyof LevelValues], other: LevelValues[keyof LevelValues]) =>
  JSON.stringify(Array.isArray(one) ? one.toSorted() : one) ===
  JSON.stringify(Array.isArray(other) ? other.toSorted() : other)

type Seen = { before: Level; change: Change; place: number }

/**
 * Refuses when a value is not the one that the operator saw, with the field and who changed it. A stored value that equals the
 * new one is accepted, because a request can be repeated.
 */
async function requireUnchanged(tx: Tx, operator: Operator, { before, change, place }: Seen) {
  const { seen, values } = change
  const field = fields.find(
    (name) => !isSame(seen[name], before[name]) && !isSame(values[name], before[name]),
  )
  if (!field) return
  const subject = { type: 'level' as const, id: before.id }
  throw new AppError('edited_meanwhile', {
    by: await findChanger(tx, operator, { subject, actions: ['level.change'] }),
    issues: [issueAt(`levels.${place}.values.${field}`, 'changed_meanwhile')],
  })
}

/** @returns whether a value differs */
async function changeLevel(tx: Tx, operator: Operator, before: Level, values: LevelValues): Promise<boolean> {
  const changed = fields.filter((name) => !isSame(values[name], before[name]))
  if (changed.length === 0) return false
  requireGrantable(operator, before)
  requireOwnRights(
    operator,
    before.id,
    values.rights.filter((right) => !before.rights.includes(right)),
  )
  await tx
    .updateTable('permissions')
    .set({ ...values, rights: [...values.rights, ...before.otherRights] })
    .where('id', '=', before.id)
    .execute()
  const partOf = (level: LevelValues) => Object.fromEntries(changed.map((name) => [name, level[name]]))
  await recordAudit(tx, {
    operatorId: operator.id,
    action: 'level.change',
    subject: { type: 'level', id: before.id },
    details: { before: partOf(before), after: partOf(values) },
  })
  return true
}
