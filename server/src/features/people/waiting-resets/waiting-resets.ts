import { hasRight, type TwoFactorPart, type User } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { isWaiting } from '../operators/waiting-reset.ts'

/** Requests for a reset of operators whom the viewer sees, for those who manage operators. */
export function openWaitingResets(db: Db, caches: Caches) {
  const find = caches.open({
    loadEach: (siteownerIds: string) => findWaiting(db, { siteownerIds: JSON.parse(siteownerIds) }),
    changedBy: ({ topic }) => topic === 'operator',
  })
  return async (viewer: Operator): Promise<User['waiting_resets']> => {
    if (!viewer.tfaAuthenticated || !hasRight(viewer.rights, 'manage_operators')) return []
    const rows = await find(JSON.stringify(viewer.siteownerIds))
    return rows
      .filter(({ id }) => id !== viewer.id)
      .map(({ id, name, by_id, by_name, what, expires_at }) => ({
        operator: presentOperator(viewer, { id, name }),
        what,
        by: presentOperator(viewer, { id: by_id, name: by_name }),
        expires_at,
      }))
  }
}

function findWaiting(db: Db, viewer: Pick<Operator, 'siteownerIds'>) {
  return db
    .selectFrom('two_factor_resets as r')
    .innerJoin('operators as o', 'o.id', 'r.operator_id')
    .innerJoin('operators as a', 'a.id', 'r.asked_by')
    .where(isWaiting)
    .where(sharesSiteowner(viewer))
    .select([
      'o.id',
      'o.name',
      'a.id as by_id',
      'a.name as by_name',
      // The cast: a constraint of the table.
      sql<TwoFactorPart>`r.what`.as('what'),
      'r.expires_at',
    ])
    .orderBy('r.id')
    .limit(20)
    .execute()
}
