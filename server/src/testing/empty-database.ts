import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type RunnerOption, runner } from 'node-pg-migrate'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** The migration files in order. */
export const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()

/** An empty database, without tables. */
export async function makeEmptyDatabase(): Promise<string> {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Applies the next migrations, without what follows them: functions, backfills and builds of indexes. */
export const applyMigrations = (url: string, count: number): Promise<void> =>
  runMigrations(url, { direction: 'up', count, checkOrder: false })

/** The connection is over when this ends: the database can be dropped at once. */
async function runMigrations(
  url: string,
  options: Pick<RunnerOption, 'direction' | 'count' | 'checkOrder'>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await runner({ ...options, dbClient: client, dir: folder, migrationsTable: 'migrations', log: () => {} })
  } finally {
    await client.end()
  }
}

/** Reverts this migration and all later ones. @returns their number */
export async function revertMigrations(url: string, name: string): Promise<number> {
  const count = migrations.length - migrations.indexOf(`${name}.sql`)
  await runMigrations(url, { direction: 'down', count })
  return count
}

/** A connection that is closed at the end of the test. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
