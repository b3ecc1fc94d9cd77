import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The main process of a cluster, from its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number }

/**
 * Finds the running postmaster of the data in `folder`. Removes the file of a machine that has crashed if its process id now
 * belongs to another program.
 */
export function findPostmaster(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid')
  const found = read(file)
  if (!found || !isAlive(found.pid)) return undefined
  if (isPostgres(found.pid)) return found
  // PostgreSQL only checks whether a process with this id exists, and would refuse to start.
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

/** Also false for a process that has ended but was not yet reaped by its parent. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const status = readProcess(pid, 'status')
  return status === undefined || !/^State:\s+Z/m.test(status)
}

function isPostgres(pid: number): boolean {
  const command = readProcess(pid, 'cmdline')
  return command === undefined || command.includes('postgres')
}

/** Undefined outside of Linux, where there is no /proc; there only the process id is checked. */
function readProcess(pid: number, file: 'status' | 'cmdline'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return process.platform === 'linux' ? '' : undefined
  }
}
