import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrate } from './migrate.ts'

const migrations = readdirSync(new URL('../../migrations', import.meta.url)).length

/** A database with nothing in it. */
async function makeEmptyDatabase(): Promise<string> {
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

/** Migrates in a process of its own. @returns how many were applied */
function migrateElsewhere(url: string): Promise<number> {
  const script = `import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}
    process.stdout.write(String(await migrate(${JSON.stringify(url)})))`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((done, fail) =>
    child.on('close', (code) => (code === 0 ? done(Number(output)) : fail(new Error(output)))),
  )
}

describe('the migrations', () => {
  it('are applied once', async () => {
    const url = await makeEmptyDatabase()
    expect(await migrate(url)).toBe(migrations)
    expect(await migrate(url)).toBe(0)
  })

  it('are applied once by nodes that start together', async () => {
    const url = await makeEmptyDatabase()
    const applied = await Promise.all([migrateElsewhere(url), migrateElsewhere(url), migrateElsewhere(url)])
    expect(applied.sort((a, b) => a - b)).toEqual([0, 0, migrations])
  })

  it('give way to who works on the tables, and try again', async () => {
    const url = await makeEmptyDatabase()
    await migrate(url)
    const from = '0044_sign-in-by-strangers'
    await takeBack(url, from)
    const [worker, other] = [await connect(url), await connect(url)]
    await worker.query('begin; select from sessions')
    const migrating = migrate(url)
    await untilSomebodyWaits(other)
    // The migration has locked the operators, and waits for the sessions.
    await worker.query('select from operators')
    await worker.query('rollback')
    expect(await migrating).toBe(migrations - before(from))
  })
})

const names = readdirSync(new URL('../../migrations', import.meta.url)).sort()
const before = (name: string) => names.indexOf(`${name}.sql`)

/** Takes this migration and all later ones back. */
async function takeBack(url: string, name: string) {
  await runner({
    databaseUrl: url,
    dir: fileURLToPath(new URL('../../migrations', import.meta.url)),
    direction: 'down',
    count: migrations - before(name),
    migrationsTable: 'migrations',
    log: () => {},
  })
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** @param client not in a transaction, which would see the same at each look */
async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  if (rowCount === 0) return untilSomebodyWaits(client)
}
