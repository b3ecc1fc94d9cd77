import { isDeepStrictEqual } from 'node:util'
import { type BodyOf, type changeOperator as endpoint, issueAt, type OperatorField } from '@panel/contract'
import type { Updateable } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction, violatedConstraint } from '../../../platform/database.ts'
import type { Operators } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { endLinks } from './end-links.ts'
import { findRecentChanges } from './find-changes.ts'
import { lockAdminRights, noteGivers } from './givers.ts'
import { requireGrantable } from './require-grantable.ts'
import { announceOperator, lockManaged } from './require-managed.ts'

type Given = BodyOf<typeof endpoint>

const columns = {
  name: 'name',
  login: 'login',
  level_id: 'permissions_id',
  team_id: 'team_id',
  languages: 'languages',
  message_types: 'message_types',
  segments: 'segments',
  siteowner_ids: 'siteowner_ids',
} as const satisfies Record<OperatorField, keyof Operators>
const fields = Object.keys(columns) as OperatorField[] // The cast: Object.keys forgets the names.

/**
 * Changes the given fields of an operator, if they still have the values that the actor saw.
 * @throws {AppError} `operator_not_found`, `edited_meanwhile`, `rights_above_yours`, `own_account`, `last_admin`
 * @throws {InvalidInput} for a value that does not exist or that the actor may not give, and for a login that is taken
 */
export async function changeOperator(db: Db, actor: Operator, id: number, given: Given) {
  const { seen, ...wanted } = given
  try {
    await transaction(db, async (tx) => {
      const isOfRights = given.level_id !== undefined || given.siteowner_ids !== undefined
      if (isOfRights) await lockAdminRights(tx)
      const before = await lockManaged(tx, actor, id)
      const changed = fields.filter(
        (field) => wanted[field] !== undefined && !isSameValue(wanted[field], before[field]),
      )
      if (changed.length === 0) return
      if (changed.some((field) => !isSameValue(seen[field], before[field])))
        throw new AppError('edited_meanwhile', { by: await lastEditor(tx, actor, id, changed) })
      await requireGrantable(tx, actor, before, Object.fromEntries(changed.map((f) => [f, wanted[f]])))
      const requireGivers = isOfRights ? await noteGivers(tx) : null
      const update = Object.fromEntries(changed.map((field) => [columns[field], wanted[field]]))
      await tx
        .updateTable('operators')
        // The cast: `columns` names the columns of the fields.
        .set(update as Updateable<Operators>)
        .where('id', '=', id)
        .execute()
      await requireGivers?.()
      if (isOfRights) await endLinks(tx, actor.id)
      await recordAudit(tx, {
        operatorId: actor.id,
        action: 'operator.change',
        subject: { type: 'operator', id },
        details: { before: pick(before, changed), after: pick(wanted, changed) },
      })
      announceOperator(tx, id)
    })
  } catch (error) {
    throw loginTakenFrom(error)
  }
}

/** The error of a login that another operator has; other errors stay as they are. */
export const loginTakenFrom = (error: unknown) =>
  violatedConstraint(error) === 'operators_login_key'
    ? new InvalidInput([issueAt('login', 'login_taken')])
    : error

/** The order of a list has no meaning. */
const isSameValue = (one: unknown, other: unknown) => isDeepStrictEqual(sorted(one), sorted(other))
const sorted = (value: unknown) => (Array.isArray(value) ? value.map(String).sort() : value)

const pick = (values: Partial<Record<OperatorField, unknown>>, names: readonly OperatorField[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

async function lastEditor(db: Db, actor: Operator, id: number, changed: readonly string[]) {
  const recent = await findRecentChanges(db, actor, id)
  return recent.find(({ field }) => changed.includes(field))?.by ?? null
}
