import type { Readable } from 'node:stream'
import type { FileFormat } from '@panel/contract'
import { type Db, transaction } from '../../../platform/database.ts'
import type { ExportedList } from '../../../platform/exported-list.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockDownload } from './find.ts'
import { storedFormat } from './present.ts'
import { recordOnExport } from './record.ts'
import { readSight, stillSees } from './sight.ts'
import { stateNow } from './state-now.ts'

/**
 * The file of an export, for the operator who ordered it, or a colleague in their team, who sees all that it has. The size in `bytes`
 * of a workbook is not known before it is made.
 * @throws {AppError} `export_not_found`, `export_not_ready`, `export_not_allowed`
 */
export async function downloadExport(
  db: Db,
  actor: Operator,
  id: number,
  lists: readonly ExportedList[],
): Promise<{ file: Readable; name: string; format: FileFormat; bytes: number | null }> {
  const { row, list } = await transaction(db, async (tx) => {
    const row = await lockDownload(tx, actor, id)
    const list = lists.find(({ name }) => name === row.list)
    if (!list || stateNow(row) !== 'ready') throw new AppError('export_not_ready')
    if (!stillSees(actor, readSight(row.sight), list.endpoint))
      throw new Refusal(actor, list.endpoint.access, 'export_not_allowed', { type: 'export', id })
    await recordOnExport(tx, actor, 'export.download', row)
    return { row, list }
  })
  const format = storedFormat(row.query)
  return {
    file: await list.fileOf(db, format, partsOf(db, row)),
    name: `${list.file}.${format}`,
    format,
    bytes: format === 'csv' ? row.byte_count : null,
  }
}

/** The parts in their order. It fails when one is missing, so that a file that is deleted meanwhile is no shorter file. */
async function* partsOf(db: Db, { id, part_count }: { id: number; part_count: number }) {
  for (let number = 0; number < part_count; number++) {
    const { content } = await db
      .selectFrom('export_parts')
      .where('export_id', '=', id)
      .where('number', '=', number)
      .select('content')
      .executeTakeFirstOrThrow()
    yield Buffer.from(content)
  }
}
