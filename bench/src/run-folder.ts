import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCluster } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { findPostmaster, isAlive } from '../../server/src/platform/embedded-postgres/postmaster.ts'
import { endWithRun } from './endings.ts'

/**
 * A folder for the data of a run. An embedded PostgreSQL outlives the servers that are killed: it ends here, with the folder.
 * @returns `remove` does it before the end of the run
 */
export function makeRunFolder(name: string): { folder: string; dataDir: string; remove(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), `panel-${name}-`))
  const dataDir = join(folder, 'data')
  const remove = endWithRun(async () => {
    await stopDatabase(dataDir)
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, dataDir, remove }
}

async function stopDatabase(dataDir: string) {
  const cluster = readCluster(dataDir)
  const postmaster = cluster && findPostmaster(cluster.data)
  if (!postmaster) return
  // An immediate shutdown: nobody needs these data any more.
  process.kill(postmaster.pid, 'SIGQUIT')
  while (isAlive(postmaster.pid)) await new Promise((done) => setTimeout(done, 25))
}
