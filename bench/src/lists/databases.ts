import { sql } from 'kysely'
import pg from 'pg'
import { loadTeamsAndLevels } from '../../../server/src/demo/teams-and-levels.ts'
import { measureFairness } from '../../../server/src/features/supervision/fairness/measure.ts'
import { type Db, openDatabase, transaction } from '../../../server/src/platform/database.ts'
import { startEmbeddedPostgres } from '../../../server/src/platform/embedded-postgres.ts'
import { migrate } from '../../../server/src/platform/migrate.ts'
import { makeRunFolder } from '../../../server/src/testing/run-folder.ts'
import { fillAdministration } from '../fill-administration.ts'
import { withConnections } from '../seed/connection.ts'
import { seedDatabase } from '../seed/seed-database.ts'

/** A database with a generated history and the rows of a large administration. */
export type Filled = { url: string; folder: string; db: Db }

/** Fills a new cluster with this number of messages, and removes it after the work. */
export async function withSeeded<T>(messages: number, work: (filled: Filled) => Promise<T>): Promise<T> {
  const { dataDir, remove } = await makeRunFolder('bench')
  const { url } = await startEmbeddedPostgres(dataDir)
  try {
    await migrate(url)
    return await withAdministration({ url, folder: dataDir }, work, () => seedDatabase(url, { messages }))
  } finally {
    await remove()
  }
}

/**
 * Works on a copy of the database `seed` of a folder that `npm run seed` has filled, and removes the copy afterwards. Without
 * such a database, the folder's own one is copied.
 */
export async function withCopyOf<T>(dataDir: string, work: (filled: Filled) => Promise<T>): Promise<T> {
  let wasRunning = false
  const postgres = await startEmbeddedPostgres(dataDir, {
    onStage: (stage) => {
      wasRunning = stage === 'adopt'
    },
  })
  const name = `lists_${process.pid}`
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: withName(postgres.url, 'template1') })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
      const { rows } = await client.query("select datname from pg_database where datname = 'seed'")
      return rows.length > 0
    } finally {
      await client.end()
    }
  }
  const source = (await run()) ? 'seed' : 'postgres'
  await run(`create database ${name} template ${source} strategy file_copy`)
  const url = withName(postgres.url, name)
  try {
    await migrate(url)
    return await withAdministration({ url, folder: dataDir }, work)
  } finally {
    await run(`drop database ${name} with (force)`)
    if (!wasRunning) await postgres.release()
  }
}

async function withAdministration<T>(
  place: { url: string; folder: string },
  work: (filled: Filled) => Promise<T>,
  fill?: () => Promise<void>,
): Promise<T> {
  const { db, close } = openDatabase(place.url, { size: 4, responseTimeout: 3_600_000 })
  try {
    await loadTeamsAndLevels(db)
    await fill?.()
    await transaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await fillAdministration(tx)
    })
    await sql`insert into settings (key, value) values ('fairness_days', '31') on conflict do nothing`.execute(
      db,
    )
    await measureFairness(db, 3_600_000)
    await withConnections(place.url, 1, async ([connection]) => {
      await connection.run('analyze')
      // As autovacuum does on a panel: otherwise no index-only scan is planned.
      await connection.run('vacuum profile_texts, profile_sets, profile_set_photos, photos')
    })
    return await work({ ...place, db })
  } finally {
    await close()
  }
}

function withName(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}
