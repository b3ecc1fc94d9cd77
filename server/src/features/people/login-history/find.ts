import {
  type exportLoginHistory,
  type listLoginHistory,
  loginResults,
  outcomeOfLogin,
  type QueryOf,
} from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { isWithin } from '../../../platform/service-time.ts'

export type LoginRow = Awaited<ReturnType<typeof findLogins>>['items'][number]

/** The entries of the operators that the viewer supervises. */
function loginsMatching(
  db: Db,
  viewer: Pick<Operator, 'siteownerIds'>,
  filters: QueryOf<typeof exportLoginHistory>,
) {
  let query = db.selectFrom('login_history as l').leftJoin('operators as o', 'o.id', 'l.operator_id')
  for (const condition of isWithin(filters, sql`l.at`)) query = query.where(condition)
  if (viewer.siteownerIds) query = query.where('o.id', 'is not', null).where(sharesSiteowner(viewer))
  if (filters.operator_id) query = query.where('l.operator_id', '=', filters.operator_id)
  if (filters.outcome) {
    const results = loginResults.filter((result) => outcomeOfLogin[result] === filters.outcome)
    // Written as literals: PostgreSQL uses a partial index only if it sees the values.
    query = query.where(sql<boolean>`l.result in (${sql.join(results.map((result) => sql.lit(result)))})`)
  }
  return query
}

/** One row for each entry that matches, in the order of the index by time. */
export const loginIds = (...asked: Parameters<typeof loginsMatching>) =>
  loginsMatching(...asked)
    .select('l.id')
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')

/**
 * Sign-ins and sign-outs of the operators that the viewer supervises, latest first. Unknown logins are shown only to those who
 * supervise all operators.
 */
export async function findLogins(
  db: Db,
  viewer: Pick<Operator, 'siteownerIds'>,
  filters: QueryOf<typeof listLoginHistory>,
  limit: number,
) {
  let query = loginsMatching(db, viewer, filters)
    .select([
      'l.id',
      'l.at',
      'l.login',
      'l.result',
      'l.device',
      'l.times',
      sql<string | null>`host(l.address)`.as('address'),
      'o.id as operator_id',
      'o.name as operator_name',
    ])
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
  if (filters.cursor) query = query.where(isAfterCursor(filters.cursor, sql`l.at`, sql`l.id`))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.at, row.id))
}
