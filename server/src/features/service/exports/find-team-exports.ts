import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import type { ExportedList } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { selectExports } from './select-exports.ts'
import { seesAllOf } from './sight.ts'

export type TeamExportRow = Awaited<ReturnType<typeof findTeamExports>>['items'][number]

/** Exports of colleagues who are in the viewer's team now. */
const selectTeamExports = (db: Db | Tx, viewer: Operator) =>
  selectExports(db)
    .innerJoin('operators as o', 'o.id', 'e.operator_id')
    .where('o.team_id', '=', viewer.team.id)
    .where('o.id', '!=', viewer.id)

/** The exports of the viewer's team, latest first, and how many there are. Those with more than the viewer sees are left out. */
export async function findTeamExports(
  db: Db,
  viewer: Operator,
  lists: readonly ExportedList[],
  cursor: number | undefined,
  limit: number,
) {
  const readable = lists.filter(({ endpoint }) => hasRight(viewer.rights, endpoint.access))
  const seen = selectTeamExports(db, viewer).where(
    seesAllOf(
      viewer,
      readable.map(({ name }) => name),
    ),
  )
  let page = seen
    .select('o.name as operator_name')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) page = page.where('e.id', '<', cursor)
  const [rows, { count }] = await Promise.all([
    page.execute(),
    seen.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ])
  return { ...pageOf(rows, limit, ({ id }) => id), count }
}

/** Whether the export is one of a colleague in the viewer's team. */
export async function isOfTeam(tx: Tx, viewer: Operator, id: number): Promise<boolean> {
  const found = await selectTeamExports(tx, viewer).where('e.id', '=', id).executeTakeFirst()
  return found !== undefined
}
