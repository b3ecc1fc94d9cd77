import type { Readable } from 'node:stream'
import { maxExportRows } from '@panel/contract'
import type { Db } from './database.ts'
import type { ExportedList, OpenedList } from './exported-list.ts'
import { AppError } from './http/errors.ts'

/** Rows that are read before the file begins: few, so that it begins soon. Each later statement reads twice as many, up to the most. */
const [firstRows, mostRows] = [50, 800]

/**
 * A list as a file. It begins when its first rows are read; the others are read while it is sent.
 * @param db where the rows are read
 * @param record stores who exports how many rows, before the first of them is sent
 * @throws {AppError} `export_too_large`
 */
export async function exportFile(
  db: Db,
  list: ExportedList,
  { query: { format = 'csv' }, head, count, read }: OpenedList,
  record: (rows: number) => Promise<unknown>,
): Promise<Readable> {
  const [all, first] = await Promise.all([count(maxExportRows + 1), read(null, firstRows)])
  if (all > maxExportRows) throw new AppError('export_too_large')
  await record(all)
  return list.fileOf(
    db,
    format,
    (async function* () {
      yield head + first.text
      let rows = firstRows
      for (let place = first.next; place !== null; ) {
        rows = Math.min(rows * 2, mostRows)
        const part = await read(place, rows)
        yield part.text
        place = part.next
      }
    })(),
  )
}
