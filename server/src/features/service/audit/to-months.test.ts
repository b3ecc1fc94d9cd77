import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../../platform/migrate.ts'
import { monthFromNow } from '../../../testing/audit-months.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { applyMigrations, connect, revertMigrations } from '../../../testing/empty-database.ts'

/** The statement of the previous release. */
const recording = {
  name: 'recorded',
  text: `insert into audit_log (operator_id, siteowner_id, action, subject_type, subject_id, details)
    select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::jsonb[])`,
  values: [[null], [1], ['message.send'], ['message'], [5], ['{"type": "reply"}']],
}

const formerIndexes = `
  do $$ declare built regclass; begin
    for built in select indexrelid from pg_index where indrelid = 'audit_log'::regclass and not indisprimary loop
      execute format('drop index %s', built);
    end loop;
  end $$;
  create index audit_log_time on audit_log (at desc, id desc);
  create index audit_log_subject_time on audit_log (subject_type, subject_id, at desc, id desc);
  create index audit_log_siteowner on audit_log (id);
  update pg_index set indisvalid = false where indexrelid = 'audit_log_siteowner'::regclass`

/** A database of the previous release with entries of a year, some of whose indexes have been built. */
async function makeFilled() {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  await revertMigrations(url, '0082_limit-of-the-first-audit-entries')
  const client = await connect(url)
  await client.query(formerIndexes)
  await client.query(`insert into audit_log (at, action, subject_type, subject_id)
    select now() - n * interval '2 hours', 'message.send', 'message', n from generate_series(0, 4000) n`)
  return { url, client }
}

const beginnings = async (client: pg.Client): Promise<(string | null)[]> => {
  const { rows } = await client.query(`select
      (substring(pg_get_expr(c.relpartbound, c.oid) from 'FROM \\(''([^'']+)')::timestamptz at time zone 'utc')::date::text as begins
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit_log'::regclass order by 1 nulls first`)
  return rows.map(({ begins }) => begins)
}

const checks = async (client: pg.Client) => {
  const { rows } = await client.query(
    "select conname as name, convalidated as proven from pg_constraint where conname like 'audit_log_before%'",
  )
  return rows
}

/** The check of this month as if the upgrade had been stopped for so many months. */
async function letMonthsPass(client: pg.Client, months: number) {
  const [check] = await checks(client)
  const ends = monthFromNow(3 - months)
  const name = `audit_log_before_${ends.slice(0, 7).replace('-', '_')}`
  await client.query(`delete from audit_log where at >= '${ends} 00:00:00+00'`)
  await client.query(`alter table audit_log drop constraint ${check.name};
    alter table audit_log add constraint ${name} check (at < '${ends} 00:00:00+00') not valid`)
  if (check.proven) await client.query(`alter table audit_log validate constraint ${name}`)
}

describe('the audit log of an earlier release', () => {
  it('becomes the partition of its time, while others write: no entry is lost, and numbers continue', async () => {
    const { url, client } = await makeFilled()
    const [writer, other] = [await connect(url), await connect(url)]
    let written = 0
    let isMigrated = false
    const write = async (by: pg.Client) => {
      do {
        await by.query(recording)
        written += 1
      } while (!isMigrated)
    }
    const writing = [write(writer), write(other)]
    await migrate(url)
    isMigrated = true
    await Promise.all(writing)
    const { rows } = await client.query(
      'select count(*)::int, count(distinct id)::int as numbers, max(id)::int as last, count(distinct tableoid)::int as tables from audit_log',
    )
    const count = 4_001 + written
    expect(rows).toEqual([{ count, numbers: count, last: count, tables: 1 }])
    expect(await beginnings(client)).toEqual([null, monthFromNow(3)])
    expect(await checks(client)).toEqual([])
  })

  it('keeps its indexes; those that are missing or were interrupted are built', async () => {
    const { url, client } = await makeFilled()
    const built =
      "select 'audit_log_time'::regclass::oid as time, 'audit_log_subject_time'::regclass::oid as subject"
    const before = await client.query(built)
    await migrate(url)
    await client.query('set search_path = audit')
    expect((await client.query(built)).rows).toEqual(before.rows)
    const { rows } = await client.query(`
      select distinct i.indisvalid as valid, count(*)::int as count from pg_index i
      where i.indrelid = 'public.audit_log'::regclass or i.indrelid in (select inhrelid from pg_inherits where inhparent = 'public.audit_log'::regclass)
      group by 1`)
    expect(rows).toEqual([{ valid: true, count: 7 + 2 * 8 }])
  })

  it('can be inserted into and read by the application from the first moment, but not changed', async () => {
    const { url, client } = await makeFilled()
    const role = `application_${crypto.randomUUID().slice(0, 8)}`
    await client.query(`create role ${role}; grant select, insert on audit_log to ${role}`)
    await applyMigrations(url, 3)
    await client.query(`set role ${role}`)
    await client.query(recording)
    expect((await client.query('select from audit_log')).rowCount).toBe(4_002)
    await client.query('reset role')
    const { rows } = await client.query(
      `select relname as name, p.privilege from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) p (privilege)
      where (oid = 'audit_log'::regclass or oid in (select inhrelid from pg_inherits where inhparent = 'audit_log'::regclass))
        and has_table_privilege($1, oid, p.privilege)`,
      [role],
    )
    await client.query(`drop owned by ${role}; drop role ${role}`)
    expect(rows).toEqual([
      { name: 'audit_log', privilege: 'select' },
      { name: 'audit_log', privilege: 'insert' },
    ])
  })

  it.each([
    { applied: 1, months: 2, parts: [1, 2, 3] },
    { applied: 2, months: 2, parts: [1, 2, 3] },
    // No entry could be written since then, because the previous release ran on for too long.
    { applied: 1, months: 4, parts: [-1, 0, 1, 2, 3] },
  ])(
    'is divided also when the upgrade was stopped after step $applied and continues $months months later',
    async ({ applied, months, parts }) => {
      const { url, client } = await makeFilled()
      await applyMigrations(url, applied)
      expect(await checks(client)).toEqual([{ name: expect.anything(), proven: applied === 2 }])
      await client.query(recording)
      await client.query("set panel.prunes = 'on'")
      await letMonthsPass(client, months)
      const { rows } = await client.query('select count(*)::int from audit_log')
      await migrate(url)
      await client.query(recording)
      expect((await client.query('select count(*)::int - 1 as count from audit_log')).rows).toEqual(rows)
      expect(await beginnings(client)).toEqual([null, ...parts.map(monthFromNow)])
    },
  )

  it('keeps entries of a clock that was wrong by years, under their numbers', async () => {
    const { url, client } = await makeFilled()
    await client.query(
      `insert into audit_log (at, action, subject_type) values ('2099-01-01 00:00:00+00', 'session.open', 'operator')`,
    )
    await client.query(recording)
    const before = await client.query('select id, at from audit_log order by id')
    await migrate(url)
    expect((await client.query('select id, at from audit_log order by id')).rows).toEqual(before.rows)
    expect(await beginnings(client)).toEqual([null, monthFromNow(3)])
  })

  it('is divided when somebody has removed the check', async () => {
    const { url, client } = await makeFilled()
    await applyMigrations(url, 1)
    const [check] = await checks(client)
    await client.query(`alter table audit_log drop constraint ${check.name}`)
    await migrate(url)
    expect(await beginnings(client)).toEqual([null, monthFromNow(3)])
  })
})
