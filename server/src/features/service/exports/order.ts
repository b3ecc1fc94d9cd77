import { maxExports, maxExportsUnderWay } from '@panel/contract'
import { sql } from 'kysely'
import { recordExport } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { ExportedList } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type ExportRow, requireExport } from './find.ts'
import { sightOf } from './sight.ts'

/**
 * Orders a file of a list, which is made in the background.
 * @param asked the query, as in the request
 * @throws {AppError} `too_many_exports`
 */
export function orderExport(
  db: Db,
  actor: Operator,
  list: ExportedList,
  asked: { query: unknown; parsed: Record<string, unknown> },
): Promise<ExportRow> {
  return transaction(db, async (tx) => {
    await requireRoom(tx, actor)
    const { id } = await tx
      .insertInto('exports')
      .values({
        operator_id: actor.id,
        list: list.name,
        query: JSON.stringify(asked.query),
        sight: JSON.stringify(sightOf(actor)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordExport(tx, actor.id, list.subject, { ...asked.parsed, export: id })
    announce(tx, { topic: 'exports', operatorId: actor.id })
    return requireExport(tx, actor, id)
  })
}

/** @throws {AppError} `too_many_exports`, also when two requests at once would be too many */
export async function requireRoom(tx: Tx, { id }: Operator, more = 1) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${id}`}, 0))`.execute(tx)
  const { under_way, kept } = await tx
    .selectFrom('exports')
    .where('operator_id', '=', id)
    .select([
      sql<number>`count(*) filter (where state in ('waiting', 'making'))`.as('under_way'),
      sql<number>`count(*) filter (where state <> 'expired')`.as('kept'),
    ])
    .executeTakeFirstOrThrow()
  if (under_way >= maxExportsUnderWay || kept + more > maxExports) throw new AppError('too_many_exports')
}
