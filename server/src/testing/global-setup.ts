import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { migrate } from '../platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a cluster that lives as long as the test run; its database `panel_template` is migrated. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run; each test file gets a copy of its migrated database. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-test-'))
  // A lost machine loses test data: nothing to wait for.
  const postgres = await startEmbeddedPostgres(folder, { settings: { fsync: 'off', max_connections: '300' } })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database panel_template')
  await admin.end()
  const template = new URL(postgres.url)
  template.pathname = '/panel_template'
  await migrate(template.href)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
