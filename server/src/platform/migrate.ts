import { runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'

const folder = new URL('../../migrations', import.meta.url).pathname

/** Brings the database to this release. Nodes that start together take turns; a migrated database costs one look. */
export async function migrate(url: string): Promise<number> {
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const applied = await runner({
    databaseUrl: { connectionString: url },
    dir: folder,
    direction: 'up',
    migrationsTable: 'migrations',
    checkOrder: true,
    logger: silent,
    advisoryLockMode: 'wait',
  } as Parameters<typeof runner>[0])
  await runMigrations({ connectionString: url })
  return applied.length
}
