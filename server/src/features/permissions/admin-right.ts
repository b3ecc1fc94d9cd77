import { hasRight } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { countOperators, findLevels, type Level } from './levels.ts'

type Levels = readonly Pick<Level, 'id' | 'rights'>[]
type Counts = ReadonlyMap<number, { active: number }>

/** Whether the level is the only one whose operators can manage operators. Suspended operators cannot. */
export function isLastWithAdminRight(levels: Levels, counts: Counts, id: number): boolean {
  const holding = levels.filter(
    (level) => hasRight(level.rights, 'manage_operators') && (counts.get(level.id)?.active ?? 0) > 0,
  )
  return holding.length === 1 && holding[0]?.id === id
}

/**
 * Checks what a change of levels has left: the operator still manages operators, and somebody does. Call it under the lock of
 * `lockLevels`, after the change.
 * @throws {AppError} `own_account`, `last_admin`
 */
export async function requireAdminRights(tx: Tx, operator: Pick<Operator, 'id'>) {
  const levels = await findLevels(tx)
  const admins = levels.filter(({ rights }) => hasRight(rights, 'manage_operators')).map(({ id }) => id)
  const counts = await countOperators(tx)
  if (!admins.some((id) => (counts.get(id)?.active ?? 0) > 0)) throw new AppError('last_admin')
  const { permissions_id } = await tx
    .selectFrom('operators')
    .where('id', '=', operator.id)
    .select('permissions_id')
    .executeTakeFirstOrThrow()
  if (!admins.includes(permissions_id)) throw new AppError('own_account')
}
