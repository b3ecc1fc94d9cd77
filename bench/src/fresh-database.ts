import { availableParallelism, loadavg } from 'node:os'
import { sql } from 'kysely'
import { type Database, type Db, openDatabase } from '../../server/src/platform/database.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'

export type FreshDatabase = { url: string; folder: string; database: Database; db: Db }

/** A new embedded PostgreSQL with the settings of production and `fsync` on, migrated, and removed afterwards. */
export async function withFreshDatabase(work: (fresh: FreshDatabase) => Promise<void>) {
  const { dataDir, remove } = await makeRunFolder('bench')
  const postgres = await startEmbeddedPostgres(dataDir)
  try {
    await migrate(postgres.url)
    const database = openDatabase(postgres.url)
    await printSetup(database.db)
    try {
      await work({ url: postgres.url, folder: dataDir, database, db: database.db })
    } finally {
      await database.close()
    }
  } finally {
    await remove()
  }
}

async function printSetup(db: Db) {
  const { rows } = await sql<{ version: string; fsync: string; memory: string }>`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('shared_buffers') as memory`.execute(db)
  const [found] = rows
  console.log(`PostgreSQL ${found?.version}, fsync ${found?.fsync}, shared_buffers ${found?.memory}`)
  const [load = 0] = loadavg()
  console.log(
    `${availableParallelism()} cores, load ${load.toFixed(1)} before: other work makes the numbers worse\n`,
  )
}

/** Runs `analyze` and a checkpoint, so that one run does not pay for another's work. */
export async function analyzeAndCheckpoint(db: Db) {
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}
