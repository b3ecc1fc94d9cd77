import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCluster } from '../platform/embedded-postgres/cluster.ts'
import { findPostmaster, isAlive } from '../platform/embedded-postgres/postmaster.ts'
import { endWithRun } from './endings.ts'

/**
 * A folder for the data of a run, named after this process. An embedded PostgreSQL continues to run when its server is killed,
 * so it is stopped here, with the folder. First removes what killed runs have left.
 * @returns `remove` removes the folder before the end of the run
 */
export async function makeRunFolder(name: string) {
  await removeOrphans()
  const folder = mkdtempSync(join(tmpdir(), `panel-${name}-${process.pid}-`))
  const dataDir = join(folder, 'data')
  const remove = endWithRun(() => removeFolder(folder))
  return { folder, dataDir, remove }
}

/** Removes the folders of runs whose process has ended, and stops their databases. */
export async function removeOrphans() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(/^panel-[a-z0-9]+-(\d+)-\w{6}$/.exec(name)?.[1])
    // A folder of another user stays.
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
  // An immediate shutdown, because the data is not needed any more.
  process.kill(postmaster.pid, 'SIGQUIT')
  while (isAlive(postmaster.pid)) await new Promise((done) => setTimeout(done, 25))
}
