import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCluster } from '../platform/embedded-postgres/cluster.ts'
import { findPostmaster, isAlive } from '../platform/embedded-postgres/postmaster.ts'
import { endWithRun } from './endings.ts'

/**
 * A folder for the data of a run, named after this process. An embedded PostgreSQL outlives the servers that are killed: it ends
 * here, with the folder. What killed runs left behind is removed first.
 * @returns `remove` does it before the end of the run
 */
export async function makeRunFolder(name: string) {
  await removeOrphans()
  const folder = mkdtempSync(join(tmpdir(), `panel-${name}-${process.pid}-`))
  const dataDir = join(folder, 'data')
  const remove = endWithRun(() => removeFolder(folder))
  return { folder, dataDir, remove }
}

/** Removes the folders of runs whose process is gone, and ends the databases in them. */
export async function removeOrphans() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^panel-[a-z0-9]+-(\d+)-\w{6}$/.exec(name)?.[1])
    // One that belongs to another user stays.
    if (pid && !isAlive(pid)) await removeFolder(join(tmpdir(), name)).catch(() => {})
  }
}

async function removeFolder(folder: string) {
  await stopDatabase(join(folder, 'data'))
  rmSync(folder, { recursive: true, force: true })
}

async function stopDatabase(dataDir: string) {
  const cluster = readCluster(dataDir)
  const postmaster = cluster && findPostmaster(cluster.data)
  if (!postmaster) return
  // An immediate shutdown: nobody needs these data any more.
  process.kill(postmaster.pid, 'SIGQUIT')
  while (isAlive(postmaster.pid)) await new Promise((done) => setTimeout(done, 25))
}
