import type { OperatorDetail } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { hideWho } from './hidden-person.ts'

/** The values before a change, by field, as the audit log has them. */
type Before = Record<string, OperatorDetail['changes'][number]['before']>

/** Minutes in which a change is shown to other admins. */
const shownMinutes = 10

/** The last change of each field in the last ten minutes, if somebody else than the viewer made it. */
export async function findRecentChanges(
  db: Db,
  viewer: Operator,
  id: number,
): Promise<OperatorDetail['changes']> {
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('operators as o', 'o.id', 'l.operator_id')
    .where('l.subject_type', '=', 'operator')
    .where('l.subject_id', '=', id)
    .where('l.action', '=', 'operator.change')
    .where('l.at', '>', sql<string>`now() - make_interval(mins => ${sql.lit(shownMinutes)})`)
    .select(['l.at', 'l.details', 'o.id as by_id', 'o.name as by_name'])
    .orderBy('l.id', 'desc')
    .limit(50)
    .execute()
  const seen = new Set<string>()
  const shown = hideWho(viewer, id)
  return rows.flatMap(({ at, details, by_id, by_name }) => {
    const by = by_id && by_name ? presentOperator(viewer, { id: by_id, name: by_name }) : null
    // The cast: only `change.ts` writes this action.
    const { before = {} } = details as { before?: Before }
    return Object.entries(before).flatMap(([field, value]) => {
      if (seen.has(field)) return []
      seen.add(field)
      return by_id === viewer.id ? [] : [{ field, before: shown(field, value), by, at }]
    })
  })
}
