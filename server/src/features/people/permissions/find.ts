import { type AccountLevel, hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { isLastWithAdminRight } from './admin-right.ts'
import { countOperators, findLevels, type Level } from './levels.ts'

/** The account levels with their operators and last changes, for the page that edits them. */
export async function listLevels(db: Db, viewer: Operator): Promise<AccountLevel[]> {
  const [levels, counts, changes] = await Promise.all([findLevels(db), countOperators(db), findChanges(db)])
  const keeps = (level: Level) => {
    if (!hasRight(level.rights, 'manage_operators')) return null
    if (level.id === viewer.assignedLevelId) return 'own'
    return isLastWithAdminRight(levels, counts, level.id) ? 'last' : null
  }
  return levels.map(({ otherRights: _, ...level }) => {
    const change = changes.find(({ subject_id }) => subject_id === level.id)
    const by = change?.operator_id != null && change.name !== null
    return {
      ...level,
      operators: counts.get(level.id)?.all ?? 0,
      keeps_admin_right: keeps({ ...level, otherRights: [] }),
      changed: change
        ? {
            at: change.at,
            by: by
              ? presentOperator(viewer, { id: Number(change.operator_id), name: String(change.name) })
              : null,
          }
        : null,
    }
  })
}

/** The last change of each level. */
async function findChanges(db: Db) {
  const { rows } = await sql<{
    subject_id: number
    at: string
    operator_id: number | null
    name: string | null
  }>`
    select p.id as subject_id, a.at, a.operator_id, o.name
    from permissions p
    cross join lateral (
      select at, operator_id from audit_log
      where subject_type = 'level' and subject_id = p.id and action like 'level.%'
      order by id desc limit 1
    ) a
    left join operators o on o.id = a.operator_id`.execute(db)
  return rows
}
