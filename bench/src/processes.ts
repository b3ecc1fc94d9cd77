import { readdirSync, readFileSync } from 'node:fs'
import { readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { findPostmaster } from '../../server/src/platform/embedded-postgres/postmaster.ts'

/** Clock ticks per second: the same on every Linux. */
const ticks = 100

/** The fields of `/proc/PID/stat` after the name of the program, which can have spaces. */
function statOf(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** Seconds of CPU that these processes have used; Linux only. Fields 14 and 15: user and system. */
export const cpuSecondsOf = (pids: number[]) =>
  pids.reduce((sum, pid) => {
    const [user = '0', system = '0'] = statOf(pid).slice(11, 13)
    return sum + (Number(user) + Number(system)) / ticks
  }, 0)

/** The embedded PostgreSQL of this folder and its children: one for each connection. */
export function postgresProcesses(dataDir: string): number[] {
  const cluster = readCluster(dataDir)
  const postmaster = cluster && findPostmaster(cluster.data)
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}`)
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(name)[1] === String(postmaster.pid),
  )
  return [postmaster.pid, ...children.map(Number)]
}
