import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { ExportRow } from './find.ts'
import { selectExports } from './select-exports.ts'

/** A run of this node that makes an export. */
export type ExportRun = { run: string; row: ExportRow }

/** Seconds after which another node continues, unless the run stores a part. A statement takes less. */
const runSeconds = 60

/** SQL: the end of the time of a run that stores a part now, by the clock of the database. */
export const runEnd = sql<string>`now() + make_interval(secs => ${sql.lit(runSeconds)})`

/** Claims the export that has waited longest, also one whose node has vanished. @returns null when there is none */
export async function claimExport(db: Db): Promise<ExportRun | null> {
  const run = randomUUID()
  const claimed = await db
    .updateTable('exports')
    .set({ state: 'making', run, run_until: runEnd })
    .where(
      'id',
      '=',
      sql<number>`(
        select id from exports where state in ('waiting', 'making') and (run_until is null or run_until <= now())
        order by worked_at nulls first, id limit 1 for update skip locked)`,
    )
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return null
  const row = await selectExports(db).where('e.id', '=', claimed.id).executeTakeFirst()
  return row ? { run, row } : null
}

/**
 * Gives an export back, so that the next one has its turn.
 * @param seconds until it is tried again
 */
export const giveExportBack = (db: Db, { run, row }: ExportRun, seconds = 0) =>
  db
    .updateTable('exports')
    .set({
      worked_at: sql<string>`now()`,
      run: null,
      run_until: seconds > 0 ? sql<string>`now() + make_interval(secs => ${seconds})` : null,
    })
    .where('id', '=', row.id)
    .where('run', '=', run)
    .execute()
