import type { Config } from './config.ts'
import { type Db, openDatabase } from './database.ts'
import { type DatabaseAddresses, externalDatabase, makeEmbeddedRoles } from './database-roles.ts'
import { readCluster } from './embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { type Hint, sendHintsOnce } from './live.ts'
import { migrate } from './migrate.ts'

/**
 * Runs a command on the panel's database after migrating it, and sends hints to a running panel. Stops an embedded database
 * that was started only for this.
 * @throws with a message for the person at the terminal if there is no database
 */
export async function withPanelDatabase<T>(
  config: Config,
  work: (db: Db, addresses: DatabaseAddresses) => Promise<T>,
): Promise<T> {
  const postgres = await findDatabase(config)
  try {
    const addresses = config.DATABASE_URL ? externalDatabase(config) : await makeEmbeddedRoles(postgres.url)
    const { owner, application } = addresses
    await migrate(owner, application)
    const hints: Hint[] = []
    const database = openDatabase(application, { size: 2, onCommit: (sent) => hints.push(...sent) })
    try {
      const result = await work(database.db, addresses)
      await sendHintsOnce(database.db, hints)
      return result
    } finally {
      await database.close()
    }
  } finally {
    await postgres.release()
  }
}

async function findDatabase(config: Config): Promise<{ url: string; release(): Promise<unknown> }> {
  const keepRunning = async () => {}
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, release: keepRunning }
  if (!readCluster(config.DATA_DIR))
    throw new Error(
      `DATA_DIR: no database in ${config.DATA_DIR}. Start the panel once, or give DATABASE_URL.`,
    )
  let wasRunning = false
  const postgres = await startEmbeddedPostgres(config.DATA_DIR, {
    onStage: (stage) => {
      wasRunning = stage === 'adopt'
    },
  })
  return { url: postgres.url, release: wasRunning ? keepRunning : postgres.release }
}
