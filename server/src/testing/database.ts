import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** One connection for the databases of all files that this process tests: each new one costs some milliseconds. */
let administrator: Promise<pg.Client> | undefined

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  // It ends with the run, when the cluster is stopped.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A migrated, empty database. @returns its URL, and a function that removes it */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    administrator ??= connect(server)
    await (await administrator).query(statement)
  }
  // By itself, PostgreSQL copies through its log, which takes twice as long.
  await run(`create database ${name} template panel_template strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
