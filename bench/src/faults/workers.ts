import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database.ts'
import { isAlive } from '../../../server/src/platform/embedded-postgres/postmaster.ts'
import { type Fault, inSeconds, putCustomer, timeUntil } from './fault.ts'
import { play, summaryOf } from './play.ts'
import { type Node, withTestPanel } from './test-panel.ts'

/** Milliseconds within which a worker that hangs is noticed (`docs/operations.md`). */
const noticedWithin = 10_000
/** Milliseconds within which another one serves. A start takes a second of a core, and a busy machine has few of them. */
const replacedWithin = 60_000

/** The workers of a node hang and are killed. */
export const workers: Fault = {
  name: 'workers',
  promise: 'A worker hangs (SIGSTOP), and one is killed: both are replaced, the first within 10 s',
  async run({ isShort, prepare }) {
    return withTestPanel({ environment: { WORKERS: '2' }, prepare }, async (panel) => {
      const [node] = panel.nodes
      const playing = await play(panel, {
        conversations: isShort ? 40 : 300,
        operators: 8,
        seconds: isShort ? 300 : 600,
      })
      const measured: string[] = []
      const broken: string[] = []
      for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
        await playing.pause(2_000)
        const before = workersOf(node)
        const [pid = 0] = before
        process.kill(pid, signal)
        const gone = await timeUntil(async () => !isAlive(pid), 60_000)
        const served = await timeUntil(async () => {
          const [fresh] = workersOf(node).filter((worker) => !before.includes(worker))
          return (
            fresh !== undefined &&
            (await isConnected(panel.db, fresh)) &&
            (await putCustomer(node, 5_000)) === 200
          )
        }, replacedWithin)
        measured.push(`${signal}: gone after ${inSeconds(gone)}, replaced after ${inSeconds(served)} more`)
        if (gone === undefined || gone > noticedWithin)
          broken.push(`${signal}: gone after ${inSeconds(gone)}`)
        if (served === undefined) broken.push(`${signal}: not replaced`)
      }
      const { ledger, broken: inPlay } = await playing.finish()
      return { measured: `${measured.join('; ')}; ${summaryOf(ledger)}`, broken: [...broken, ...inPlay] }
    })
  },
}

/** The processes that the primary process of a node has started. */
function workersOf(node: Node): number[] {
  const { pid } = node.process()
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

/** Whether a worker has connected to the database, which it does when it serves. */
async function isConnected(db: Db, pid: number): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where application_name = ${`operator-panel/${pid}`}`.execute(db)
  return rows.length > 0
}
