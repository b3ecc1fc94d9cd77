import { spawn } from 'node:child_process'
import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect, makeEmptyDatabase, migrations } from '../testing/empty-database.ts'
import { migrate } from './migrate.ts'

/** Migrates in a separate process. @returns the number of applied migrations */
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
    expect(await migrate(url)).toBe(migrations.length)
    expect(await migrate(url)).toBe(0)
  })

  it('refuse a database of a version from before the first release, and change nothing', async () => {
    const url = await makeEmptyDatabase()
    const client = await connect(url)
    await client.query(`create table migrations (id serial, name text, run_on timestamp);
      insert into migrations (name) values ('0000_backfills'), ('0451_erasure-steps')`)
    const tables = `select relname from pg_class where relnamespace = 'public'::regnamespace order by 1`
    const before = (await client.query(tables)).rows
    await expect(migrate(url)).rejects.toThrow('Start with an empty database')
    expect((await client.query(tables)).rows).toEqual(before)
  })

  it('are applied when one with a lower number arrives later', async () => {
    const url = await makeEmptyDatabase()
    await migrate(url)
    const client = await connect(url)
    await client.query(`drop table deliveries; delete from migrations where name = '0007_deliveries'`)
    expect(await migrate(url)).toBe(1)
    await client.query('select from deliveries')
  })

  it('are applied once by several nodes that start together', async () => {
    const url = await makeEmptyDatabase()
    const applied = await Promise.all([migrateElsewhere(url), migrateElsewhere(url), migrateElsewhere(url)])
    expect(applied.sort((a, b) => a - b)).toEqual([0, 0, migrations.length])
  })

  it('let other transactions on the tables finish, and try again', async () => {
    const url = await makeEmptyDatabase()
    await migrate(url)
    const [worker, other] = [await connect(url), await connect(url)]
    await worker.query(`drop table deliveries; delete from migrations where name = '0007_deliveries'`)
    // A new foreign key locks its tables against writers.
    await worker.query(`begin; insert into siteowners (name) values ('Busy')`)
    const migrating = migrate(url)
    await untilSomebodyWaits(other)
    await worker.query('rollback')
    expect(await migrating).toBe(1)
  })
})

/** @param client not in a transaction, which would see the same snapshot each time */
async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  if (rowCount === 0) return untilSomebodyWaits(client)
}
