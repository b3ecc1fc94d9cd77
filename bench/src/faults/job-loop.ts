import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database.ts'
import { readCluster } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import { findPostmaster } from '../../../server/src/platform/embedded-postgres/postmaster.ts'
import { type Fault, inSeconds, statusOf, timeUntil } from './fault.ts'
import { withTestPanel } from './test-panel.ts'

/** Milliseconds within which jobs run again: what is stuck is noticed after a minute. */
const runsWithin = 90_000
/** Milliseconds within which the node takes calls again. */
const readyWithin = 15_000
const job = 'forget-list-views'

/** PostgreSQL crashes behind a proxy while the results of jobs are stored, which takes a second. */
export const jobLoop: Fault = {
  name: 'job-loop',
  promise:
    'PostgreSQL crashes while jobs are completed: calls work at once, and jobs run again by themselves',
  async run({ isShort, prepare }) {
    const crashes = isShort ? 1 : 6
    return withTestPanel({ prepare }, async ({ nodes, db, dataDir, postgres }) => {
      const [node] = nodes
      await completeSlowly(db)
      const ready: (number | undefined)[] = []
      const back: (number | undefined)[] = []
      let unready = 0
      for (let crash = 0; crash < crashes; crash++) {
        for (let count = 0; count < 6; count++) await order(db)
        await timeUntil(() => isCompleting(db), 30_000)
        const postmaster = findPostmaster(readCluster(dataDir)?.data ?? '')
        // A crash, or an immediate stop, which closes the connections with a message.
        process.kill(postmaster?.pid ?? 0, crash % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
        await postgres.ensureRunning()
        ready.push(await timeUntil(async () => (await statusOf(`${node.url}/readyz`)) === 200, 60_000))
        const id = await order(db)
        back.push(
          await timeUntil(async () => {
            if ((await statusOf(`${node.url}/readyz`)) !== 200) unready++
            return !(await waits(db, id))
          }, 2 * runsWithin),
        )
      }
      return {
        measured: `${crashes} crashes: ready after ${ready.map(inSeconds)}, jobs run after ${back.map(inSeconds)}`,
        broken: [
          ...(ready.some((time) => time === undefined || time > readyWithin)
            ? [`ready after ${ready.map(inSeconds)}`]
            : []),
          ...(back.some((time) => time === undefined || time > runsWithin)
            ? [`jobs ran after ${back.map(inSeconds)}`]
            : []),
          ...(unready > 0 ? [`/readyz failed ${unready} times while only jobs did not run`] : []),
        ],
      }
    })
  },
}

/** Makes the statement that stores the result of a job take a second for each. */
async function completeSlowly(db: Db) {
  await sql`create function complete_slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(1); return old; end $$`.execute(db)
  await sql`create trigger complete_slowly before delete on graphile_worker._private_jobs
    for each row execute function complete_slowly()`.execute(db)
}

async function order(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job(${job})`.execute(db)
  return rows[0]?.id ?? ''
}

async function isCompleting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where wait_event = 'PgSleep'`.execute(db)
  return rows.length > 0
}

async function waits(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs where id = ${id}::bigint`.execute(db)
  return rows.length > 0
}
