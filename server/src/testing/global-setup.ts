import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'
import { endWithRun } from './endings.ts'
import { makeRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a cluster that lives as long as the test run; its database `panel_template` is migrated. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run; each test file gets a copy of its migrated database. */
export default async function setup(project: TestProject) {
  const { dataDir, remove } = await makeRunFolder('test')
  // A lost machine loses test data: nothing to wait for.
  const postgres = await startEmbeddedPostgres(dataDir, {
    settings: { fsync: 'off', max_connections: '300' },
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
  return async () => {
    await stop()
    await remove()
  }
}
