import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../../platform/database.ts'
import type { ExportedList } from '../../../platform/exported-list.ts'
import { stuckAfter } from '../../../platform/watchdog.ts'
import { startWorkLoop } from '../../../platform/work-loop.ts'
import type { Services } from '../../../services.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { claimExport, type ExportRun, giveExportBack } from './claim.ts'
import { makePart, stop } from './make-part.ts'

/** Milliseconds of work after which the export of somebody else has its turn. */
const turn = 5_000
/** Milliseconds after which it looks for exports whose node has vanished, or that are tried again. */
const longestSleep = 30_000
/** Failures in a row after which an export stops, and seconds until it is tried again, for each failure. */
const [maxFailures, retrySeconds] = [5, 10]

type Databases = { db: Db; replica: Db }

/** Works on one export, for one turn. @returns whether there was one */
export async function workOnExport(
  databases: Databases,
  lists: readonly ExportedList[],
  { isStopped = () => false, log }: { isStopped?: () => boolean; log?: Services['log'] } = {},
): Promise<boolean> {
  const { db } = databases
  const claimed = await claimExport(db)
  if (!claimed) return false
  const start = performance.now()
  let run: ExportRun | null = claimed
  try {
    while (run && !isStopped() && performance.now() - start < turn) {
      const before = performance.now()
      run = await makePart(databases, run, lists)
      // The database works as long for others.
      if (run) await wait(performance.now() - before)
    }
    if (run) await giveExportBack(db, run)
  } catch (error) {
    log?.warn({ err: error, export: claimed.row.id }, 'a part of an export failed')
    await recordFailure(db, run ?? claimed)
  }
  return true
}

/** A failure of the database leaves the run to its end; then it is tried again. */
async function recordFailure(db: Db, run: ExportRun) {
  const failed = await db
    .updateTable('exports')
    .set((of) => ({ failures: of('failures', '+', 1) }))
    .where('id', '=', run.row.id)
    .where('run', '=', run.run)
    .returning('failures')
    .executeTakeFirst()
  if (!failed) return
  if (failed.failures < maxFailures) await giveExportBack(db, run, failed.failures * retrySeconds)
  else await stop(db, run, 'failed', (await readSettings(db)).export_days)
}

/** Makes the exports that are ordered. Every node runs one, and works on one export at a time. */
export const startExports = (
  { db, replica, live, log, watchdog }: Pick<Services, 'db' | 'replica' | 'live' | 'log' | 'watchdog'>,
  lists: readonly ExportedList[],
) =>
  startWorkLoop({
    name: 'exports',
    live,
    log,
    watchdog,
    topics: ['exports'],
    longestWork: turn + 2 * stuckAfter,
    longestSleep,
    failed: 'the exports wait for the database',
    work: (isStopped) => workOnExport({ db, replica }, lists, { isStopped, log }),
  })
