import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCluster } from '../platform/embedded-postgres/cluster.ts'
import { findPostmaster, isAlive } from '../platform/embedded-postgres/postmaster.ts'
import { endWithRun } from './endings.ts'

/**
 * A folder for the data of a run, named after this process. An embedded PostgreSQL continues to run when its server is killed,
 * so it is stopped here, with the folder. First removes what killed runs have left. In a run of all tests, the folder has a
 * migrated database, see `copyMigrated`.
 * @returns `remove` removes the folder before the end of the run
 */
export async function makeRunFolder(name: string) {
  await removeOrphans()
  const folder = mkdtempSync(join(tmpdir(), `panel-${name}-${process.pid}-`))
  const dataDir = join(folder, 'data')
  const remove = endWithRun(() => removeFolder(folder))
  copyMigrated(dataDir)
  return { folder, dataDir, remove }
}

const variable = 'MIGRATED_DATA_DIR'

/** Names the data folder that `copyMigrated` copies, also in the processes that this one starts. Its database must be stopped. */
export function setMigrated(dataDir: string) {
  process.env[variable] = dataDir
}

/**
 * Copies the migrated database of this test run to a data folder, if the run has one: creating and migrating a database takes
 * seconds of a core. The copy has another port, so that copies can run at the same time.
 */
export function copyMigrated(dataDir: string) {
  const migrated = process.env[variable]
  if (!migrated) return
  mkdirSync(dataDir, { recursive: true })
  // Keeps the owner of the files, which PostgreSQL checks.
  execFileSync('cp', ['-a', join(migrated, 'postgres'), dataDir])
  // Below the ports that the system gives to programs that do not choose one.
  writeFileSync(join(dataDir, 'postgres', 'port'), String(15_000 + Math.floor(Math.random() * 15_000)))
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

/** Stops the database in this folder, if one runs, at once: its data is no longer needed. */
export async function stopDatabase(dataDir: string) {
  const cluster = readCluster(dataDir)
  const postmaster = cluster && findPostmaster(cluster.data)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGQUIT')
  while (isAlive(postmaster.pid)) await new Promise((done) => setTimeout(done, 25))
}
