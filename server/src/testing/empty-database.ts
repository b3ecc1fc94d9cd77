import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

/** A connection that is closed at the end of the test. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
