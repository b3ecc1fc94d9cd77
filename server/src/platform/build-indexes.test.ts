import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { buildIndexes } from './build-indexes.ts'
import { buildTableIndexes } from './build-table-indexes.ts'

/** A table with two partitions, and an index that a migration has only declared. */
async function makeTable() {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.query(`create table readings (day int not null, value int not null) partition by range (day);
    create table readings_1 partition of readings for values from (1) to (2);
    create table readings_2 partition of readings for values from (2) to (3);
    insert into readings select 1 + n % 2, n from generate_series(1, 100) n;
    create index readings_sum on only readings (day, (day + value))`)
  const isValid = async () =>
    (await client.query(`select indisvalid from pg_index where indexrelid = 'readings_sum'::regclass`))
      .rows[0].indisvalid
  return { url, client, isValid }
}

describe('the indexes that migrations declare', () => {
  it('are built once, one partition after the other', async () => {
    const { url, isValid } = await makeTable()
    expect(await isValid()).toBe(false)
    expect(await buildIndexes(url)).toBe(2)
    expect(await isValid()).toBe(true)
    expect(await buildIndexes(url)).toBe(0)
  })

  it('continue after an interrupted build', async () => {
    const { url, client, isValid } = await makeTable()
    await client.query(`create index readings_1_done on readings_1 (day, (day + value));
      alter index readings_sum attach partition readings_1_done`)
    await client.query('create index readings_2_readings_sum on readings_2 (value)')
    await client.query(
      `update pg_index set indisvalid = false where indexrelid = 'readings_2_readings_sum'::regclass`,
    )
    expect(await buildIndexes(url)).toBe(1)
    expect(await isValid()).toBe(true)
  })

  it('include partitions that are created before the build', async () => {
    const { url, client, isValid } = await makeTable()
    await client.query('create table readings_3 partition of readings for values from (3) to (4)')
    expect(await buildIndexes(url)).toBe(2)
    expect(await isValid()).toBe(true)
  })

  it('include partitions in another schema, also when an earlier build of theirs was interrupted', async () => {
    const { url, client, isValid } = await makeTable()
    await client.query(`create schema aside; alter table readings_2 set schema aside;
      create index readings_2_readings_sum on aside.readings_2 (value)`)
    expect(await buildIndexes(url)).toBe(2)
    expect(await isValid()).toBe(true)
  })

  it('are built by one of several nodes that start together', async () => {
    const { url, isValid } = await makeTable()
    const built = await Promise.all([1, 2, 3].map(() => buildIndexes(url)))
    expect(built.sort()).toEqual([0, 0, 2])
    expect(await isValid()).toBe(true)
  })

  it('do not block writers while they are built', async () => {
    const { url, client, isValid } = await makeTable()
    // A transaction that has written: the build waits for it, and it continues to write.
    await client.query('begin')
    await client.query('insert into readings values (1, 7)')
    const building = buildIndexes(url)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    await expect
      .poll(async () => {
        const { rows } = await other.query(`select from pg_stat_progress_create_index`)
        return rows.length
      })
      .toBe(1)
    await other.query('insert into readings values (1, 8)')
    await client.query('insert into readings values (2, 9)')
    await client.query('commit')
    expect(await building).toBe(2)
    expect(await isValid()).toBe(true)
  })
})

describe('the indexes of tables', () => {
  const indexes = [
    { name: 'readings_value', statement: 'create index concurrently readings_value on readings_1 (value)' },
  ]
  const build = async (client: pg.Client) => buildTableIndexes(client, indexes)

  it('are built once', async () => {
    const { client } = await makeTable()
    expect(await build(client)).toBe(1)
    expect(await build(client)).toBe(0)
  })

  it('are built again after an interrupted build', async () => {
    const { client } = await makeTable()
    await build(client)
    await client.query(`update pg_index set indisvalid = false where indexrelid = 'readings_value'::regclass`)
    expect(await build(client)).toBe(1)
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'readings_value'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })
})
