import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makeEmbeddedRoles } from '../platform/database-roles.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { endWithRun } from './endings.ts'
import { makeRunFolder, setMigrated } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a cluster that runs as long as the tests; its database `panel_template` is migrated. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; each test file gets a copy of its migrated database. */
export default async function setup(project: TestProject) {
  const { folder, dataDir, remove } = await makeRunFolder('test')
  // Test data need not survive a crash: commits wait for nothing, and the log has no copies of pages. Each new database is a
  // checkpoint, after which every changed page would be copied again.
  const postgres = await startEmbeddedPostgres(dataDir, {
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: '300',
    },
  })
  const stop = endWithRun(postgres.stop)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database panel_template')
  await admin.end()
  const template = new URL(postgres.url)
  template.pathname = '/panel_template'
  await migrate(template.href)
  project.provide('postgresUrl', postgres.url)
  await makeMigrated(join(folder, 'migrated'))
  return async () => {
    await stop()
    await remove()
  }
}

/** A data folder as the first start of a server leaves it, for the tests that start whole servers. */
async function makeMigrated(dataDir: string) {
  const postgres = await startEmbeddedPostgres(dataDir, { settings: { fsync: 'off' } })
  const { owner, application } = await makeEmbeddedRoles(postgres.url)
  await migrate(owner, application)
  await postgres.stop()
  setMigrated(dataDir)
}
