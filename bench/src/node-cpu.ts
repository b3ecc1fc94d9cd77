import type { ChildProcess } from 'node:child_process'
import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'
import { cpuSecondsOf } from './processes.ts'

/**
 * Begins to count the CPU of a node and of its connections to a PostgreSQL of this machine.
 * @returns a function that returns the seconds since then
 */
export async function cpuOfNode(db: Db, node: ChildProcess) {
  const server = [node.pid ?? 0]
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${`operator-panel/${node.pid}`}`.execute(db)
  const backends = rows.map(({ pid }) => pid)
  const read = () => ({ server: cpuSecondsOf(server), postgres: cpuSecondsOf(backends) })
  const before = read()
  return () => {
    const after = read()
    return { server: after.server - before.server, postgres: after.postgres - before.postgres }
  }
}
