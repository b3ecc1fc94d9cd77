import { hasRight } from '@panel/contract'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { managesOperators } from '../operators/policy.ts'
import type { Level } from './levels.ts'

type Levels = readonly Pick<Level, 'id' | 'rights'>[]
type Counts = ReadonlyMap<number, { active: number }>

/** Whether the level is the only one whose operators can manage operators. Suspended operators cannot. */
export function isLastWithAdminRight(levels: Levels, counts: Counts, id: number): boolean {
  const holding = levels.filter(
    (level) => hasRight(level.rights, 'manage_operators') && (counts.get(level.id)?.active ?? 0) > 0,
  )
  return holding.length === 1 && holding[0]?.id === id
}

/** Checks that the operator still manages operators after a change of levels. @throws {AppError} `own_account` */
export async function requireOwnAdminRight(tx: Tx, operator: Pick<Operator, 'id'>) {
  const { rights } = await tx
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.id', '=', operator.id)
    .select('p.rights')
    .executeTakeFirstOrThrow()
  if (!managesOperators(rights)) throw new AppError('own_account')
}
