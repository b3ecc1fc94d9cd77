import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The process that rules a cluster, as its `postmaster.pid` says. */
export type Postmaster = { pid: number; port: number }

/** The living postmaster of the data in `folder`. A file that a lost machine left behind is removed when its number is another's. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid')
  const found = read(file)
  if (!found || !isAlive(found.pid)) return undefined
  if (isPostgres(found.pid)) return found
  // PostgreSQL itself looks no further than whether a process has this number, and would refuse to start.
  rmSync(file, { force: true })
  return undefined
}

function read(file: string): Postmaster | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

/** False also for a process that has ended and waits for its parent to notice. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const status = readProcess(pid, 'status')
  return status === undefined || !/^State:\s+Z/m.test(status)
}

function isPostgres(pid: number): boolean {
  const command = readProcess(pid, 'cmdline')
  return command === undefined || command.includes('postgres')
}

/** Undefined where there is no /proc, outside Linux: there the number alone decides. */
function readProcess(pid: number, file: 'status' | 'cmdline'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return process.platform === 'linux' ? '' : undefined
  }
}
