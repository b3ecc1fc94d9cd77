import { type ExportFault, maxExportBytes } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { ExportedList, FilePart, OpenedList } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { findOperatorById } from '../../people/sign-in/find-operator-by-id.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type ExportRun, runEnd } from './claim.ts'
import { readSight, stillSees, withSight } from './sight.ts'

/** Rows of a part. */
const partRows = 2_000

type Databases = {
  db: Db
  /** Where the rows are read. */
  replica: Db
}

/**
 * Makes the next part of an export and stores it with its place, in one transaction: a run that ends in between leaves nothing.
 * @returns the export with the part, or null when it is over: ready, stopped, cancelled, or in the hands of another run
 */
export async function makePart(
  { db, replica }: Databases,
  claimed: ExportRun,
  lists: readonly ExportedList[],
  limit = partRows,
): Promise<ExportRun | null> {
  const { row } = claimed
  const [operator, { export_rows_at_most: mostRows, export_days: days }] = await Promise.all([
    findOperatorById(db, row.operator_id),
    readSettings(db),
  ])
  const list = lists.find(({ name }) => name === row.list)
  const opened = list && operator && openFor(operator, row, list, replica)
  if (!opened) return stop(db, claimed, 'not_allowed', days)
  const total = row.total ?? (await countAll(opened, mostRows + 1))
  if (total !== null && total > mostRows) return stop(db, claimed, 'too_large', days)
  const part = await opened.read(row.place, limit)
  const text = row.part_count === 0 ? opened.head + part.text : part.text
  const bytes = row.byte_count + Buffer.byteLength(text)
  if (row.row_count + part.rows > mostRows || bytes > maxExportBytes)
    return stop(db, claimed, 'too_large', days)
  return store(db, claimed, { ...part, text, bytes, total, days })
}

/** The list as its operator saw it then; null when they see less now, or the query is not valid any more. */
function openFor(
  operator: Operator,
  row: ExportRun['row'],
  list: ExportedList,
  replica: Db,
): OpenedList | null {
  const sight = readSight(row.sight)
  if (!stillSees(operator, sight, list.endpoint)) return null
  return list.open(replica, withSight(operator, sight), row.query)
}

/** The number of rows only tells how long it takes: a count that takes too long is left out. */
const countAll = (opened: OpenedList, most: number) => opened.count(most).catch(() => null)

function store(
  db: Db,
  { run, row }: ExportRun,
  part: FilePart & { bytes: number; total: number | null; days: number },
): Promise<ExportRun | null> {
  const { text, bytes, total, next, days } = part
  const stored = {
    place: next,
    part_count: row.part_count + 1,
    row_count: row.row_count + part.rows,
    byte_count: bytes,
    total,
    failures: 0,
  }
  return transaction(db, async (tx) => {
    const kept = await tx
      .updateTable('exports')
      .set({ ...stored, run_until: runEnd, ...(next === null && { state: 'ready', ...endedNow(days) }) })
      .where('id', '=', row.id)
      .where('run', '=', run)
      .where('state', '=', 'making')
      .returning('id')
      .executeTakeFirst()
    if (!kept) return null
    await tx
      .insertInto('export_parts')
      .values({ export_id: row.id, number: row.part_count, content: text })
      .execute()
    if (next !== null) return { run, row: { ...row, ...stored } }
    announce(tx, { topic: 'exports', operatorId: row.operator_id })
    return null
  })
}

/** Stops an export: it cannot go on. @returns null */
export function stop(db: Db, { run, row }: ExportRun, fault: ExportFault, days: number): Promise<null> {
  return transaction(db, async (tx) => {
    await tx
      .updateTable('exports')
      .set({ state: 'stopped', fault, ...endedNow(days) })
      .where('id', '=', row.id)
      .where('run', '=', run)
      .execute()
    if (fault !== 'failed') await deleteParts(tx, row.id)
    announce(tx, { topic: 'exports', operatorId: row.operator_id })
    return null
  })
}

/** Nothing goes on from these parts. */
const deleteParts = (tx: Tx, id: number) =>
  tx.deleteFrom('export_parts').where('export_id', '=', id).execute()

const endedNow = (days: number) => ({
  run: null,
  run_until: null,
  seen_at: null,
  finished_at: sql<string>`now()`,
  expires_at: sql<string>`now() + make_interval(days => ${days})`,
})
