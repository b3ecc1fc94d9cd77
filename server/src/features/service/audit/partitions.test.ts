import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startNode, type TestApp } from '../../../testing/app.ts'
import {
  auditPartitions,
  forgetAuditMonths,
  monthFromNow,
  partitionOf,
} from '../../../testing/audit-months.ts'
import { makeAuditPartitions } from './make-partitions.ts'

const record = (test: TestApp, ...times: string[]) =>
  sql`insert into audit_log (at, action, subject_type)
    select at::timestamptz, 'session.open', 'operator' from unnest(${times}::text[]) at`.execute(test.db)

/** The times of all entries with the partition of each. */
async function entries(test: TestApp) {
  const { rows } = await sql<{ place: string; day: string }>`
    select (at at time zone 'utc')::date::text as day, c.relname as place from audit_log a join pg_class c on c.oid = a.tableoid
    order by at, a.id`.execute(test.db)
  return rows.map(({ day, place }) => [day, place])
}

/** What a partition has besides its rows. */
async function shapeOf(test: TestApp, name: string) {
  const { rows } = await sql<{ line: string }>`
    select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') || indisunique || indisvalid as line
    from pg_index where indrelid = ${`audit.${name}`}::regclass
    union all select pg_get_constraintdef(oid) from pg_constraint where conrelid = ${`audit.${name}`}::regclass and contype = 'f'
    union all select tgname from pg_trigger where tgrelid = ${`audit.${name}`}::regclass and not tgisinternal
    order by 1`.execute(test.db)
  return rows.map(({ line }) => line)
}

const coming = [0, 1, 2].map(partitionOf)

describe('the months of the audit log', () => {
  it('are this one and the next two in a new database, which has one partition for the time before and one for later', async () => {
    const test = await startNode()
    expect(await auditPartitions(test.db)).toEqual([
      { name: 'audit_log_later', begins: monthFromNow(3) },
      ...coming.map((name, months) => ({ name, begins: monthFromNow(months) })).reverse(),
      { name: partitionOf(0).replace('audit_log', 'audit_log_before'), begins: null },
    ])
    expect(await makeAuditPartitions(test.db)).toBe(0)
  })

  it('are created once, also by nodes that start together, and are all alike', async () => {
    const test = await startNode()
    await forgetAuditMonths(test.db, 0)
    const made = await Promise.all([1, 2, 3, 4].map(() => makeAuditPartitions(test.db)))
    expect(made.sort()).toEqual([0, 0, 0, 3])
    const names = (await auditPartitions(test.db)).map(({ name }) => name)
    expect(names).toEqual(['audit_log_later', ...coming.toReversed(), expect.stringContaining('before')])
    const shape = await shapeOf(test, 'audit_log_later')
    expect(shape).toHaveLength(12)
    for (const name of names) expect({ name, shape: await shapeOf(test, name) }).toEqual({ name, shape })
  })

  it('continue after a pause of months, which are one partition; early entries are in it', async () => {
    const test = await startNode()
    await forgetAuditMonths(test.db, 3)
    expect(await makeAuditPartitions(test.db)).toBe(4)
    const partitions = await auditPartitions(test.db)
    expect(partitions.map(({ begins }) => begins)).toEqual([...[3, 2, 1, 0, -3].map(monthFromNow), null])
    await record(test, monthFromNow(-1), monthFromNow(0))
    expect(await entries(test)).toEqual([
      [monthFromNow(-1), partitionOf(-3)],
      [monthFromNow(0), partitionOf(0)],
    ])
  })

  it('do not need a place that entries have taken: a partition without end that was used becomes the one of its months', async () => {
    const test = await startNode()
    await forgetAuditMonths(test.db, 1)
    await record(test, monthFromNow(-1), monthFromNow(0), monthFromNow(2), monthFromNow(3), '2099-01-01')
    const before = await sql`select id, at from audit_log order by id`.execute(test.db)
    expect(await makeAuditPartitions(test.db)).toBe(1)
    expect(await entries(test)).toEqual([
      [monthFromNow(-1), partitionOf(-1)],
      [monthFromNow(0), partitionOf(-1)],
      [monthFromNow(2), partitionOf(-1)],
      [monthFromNow(3), 'audit_log_later'],
      ['2099-01-01', 'audit_log_later'],
    ])
    expect((await sql`select id, at from audit_log order by id`.execute(test.db)).rows).toEqual(before.rows)
    expect(await makeAuditPartitions(test.db)).toBe(0)
    expect(await shapeOf(test, partitionOf(-1))).toEqual(await shapeOf(test, 'audit_log_later'))
  })

  it('are created around entries with times far in the future, which stay where they can be found', async () => {
    const test = await startNode()
    await forgetAuditMonths(test.db, 0)
    await record(test, '2099-01-01')
    expect(await makeAuditPartitions(test.db)).toBe(3)
    expect(await entries(test)).toEqual([['2099-01-01', 'audit_log_later']])
  })

  it('are created later when somebody uses the log for long; until then nothing changes', async () => {
    const test = await startNode()
    await forgetAuditMonths(test.db, 0)
    const client = new pg.Client({ connectionString: test.url })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin; select from audit_log')
    const partitions = await auditPartitions(test.db)
    await expect(makeAuditPartitions(test.db)).rejects.toMatchObject({ code: '55P03' })
    expect(await auditPartitions(test.db)).toEqual(partitions)
    await record(test, monthFromNow(1))
    await client.query('commit')
    expect(await makeAuditPartitions(test.db)).toBe(1)
  })
})

describe('an entry of the audit log', () => {
  it('cannot be changed in any partition, also not by the owner of the tables', async () => {
    const test = await startNode()
    await record(test, '2020-01-01', monthFromNow(0), monthFromNow(1), '2099-01-01')
    const partitions = (await auditPartitions(test.db)).map(({ name }) => `audit.${name}`)
    expect(partitions).toHaveLength(5)
    for (const table of ['audit_log', ...partitions])
      for (const change of [
        `update ${table} set action = 'nothing'`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(sql.raw(change).execute(test.db), change).rejects.toThrow('append-only')
    expect(await entries(test)).toHaveLength(4)
  })

  it('is deleted when the owner prunes the log', async () => {
    const test = await startNode()
    await record(test, '2020-01-01', monthFromNow(0))
    await test.db.transaction().execute(async (tx) => {
      await sql`set local panel.prunes = 'on'`.execute(tx)
      await sql`delete from audit_log where at < '2021-01-01'`.execute(tx)
    })
    expect(await entries(test)).toEqual([[monthFromNow(0), partitionOf(0)]])
  })
})
