import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { buildIndexes } from './build-indexes.ts'
import { type Db, sqlState } from './database.ts'
import { grantApplication, transferToOwner } from './database-roles.ts'
import { applyFunctions, functionDigests } from './repeatable-functions.ts'
import { runBackfills } from './run-backfills.ts'
import { withShortLocks } from './short-locks.ts'
import { withClient } from './with-client.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.slice(0, -'.sql'.length))
  .sort()
/** It makes the table of the functions, and calls none. */
const [first = ''] = names

/**
 * Migrates the database to this release. If several nodes start together, one migrates and the others wait. On a migrated
 * database it costs one query.
 * @param application the URL of the application's role, if it is a separate one; it gets its grants
 * @param report is called with the progress of changes that take long
 * @throws for a database of a version from before the first release
 */
export async function migrate(
  url: string,
  application = url,
  report: (progress: string) => void = () => {},
): Promise<number> {
  const addresses = { owner: url, application }
  const hasRoles = new URL(url).username !== new URL(application).username
  await withClient(url, refuseTooOld)
  if (hasRoles) await transferToOwner(addresses)
  const applied = await runPending(url, report)
  await buildIndexes(url)
  const pgPool = new pg.Pool({ connectionString: url, max: 1 })
  // The connection can fail while it is being closed.
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
  if (hasRoles) await grantApplication(addresses)
  return applied
}

/** The lock of node-pg-migrate: nodes of all releases take it. */
const migrationLock = '7241865325823964'

/** Runs the migrations one by one in their own transactions, so that one whose lock is refused is repeated alone. */
async function runPending(url: string, report: (progress: string) => void): Promise<number> {
  return withClient(url, async (client) => {
    await client.query(`select pg_advisory_lock(${migrationLock})`)
    const known = await findApplied(client)
    const pending = names.filter((name) => !known.has(name))
    for (const name of pending) {
      if (name !== first) await applyFunctions(client, readFileSync(`${folder}/${name}.sql`, 'utf8'))
      await withShortLocks(client, () => run(client, name))
    }
    await applyFunctions(client)
    await runBackfills(client, report)
    return pending.length
  })
}

/** The names of the migrations that the database has. */
async function findApplied(client: pg.Client): Promise<Set<string>> {
  const found = await client.query(`select to_regclass('migrations') is not null as has_some`)
  if (!found.rows[0].has_some) return new Set()
  const applied = await client.query<{ name: string }>('select name from migrations')
  return new Set(applied.rows.map(({ name }) => name))
}

async function refuseTooOld(client: pg.Client) {
  const known = await findApplied(client)
  if (known.size === 0 || known.has(first)) return
  throw new Error(
    'This database was made by a version from before the first release, whose data cannot be taken over. Nothing was changed. Start with an empty database, or with another DATA_DIR.',
  )
}

async function run(client: pg.Client, name: string) {
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const applied = await runner({
    dbClient: client,
    dir: folder,
    // Otherwise the runner reads all files for each of them.
    ignorePattern: `(?!${name}\\.sql$).*`,
    direction: 'up',
    count: 1,
    migrationsTable: 'migrations',
    // Changes are made side by side: one with a lower number can arrive after one with a higher number.
    checkOrder: false,
    singleTransaction: false,
    noLock: true,
    logger: silent,
  })
  if (applied.length !== 1) throw new Error(`The migration ${name} was not applied`)
}

/** Whether the database has everything that this release needs. A later release may have added more. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ migrations: number; functions: number }>`select
      (select count(*) from migrations where name = any(${names})) as migrations,
      (select count(*) from repeatable_functions where digest = any(${functionDigests})) as functions`.execute(
      db,
    )
    return rows[0]?.migrations === names.length && rows[0].functions === functionDigests.length
  } catch (error) {
    // undefined_table: there was no migration yet.
    if (sqlState(error) === '42P01') return false
    throw error
  }
}
