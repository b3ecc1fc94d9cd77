import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startNode } from '../../../testing/app.ts'
import { addEntries, asAttacker, chain, faultOf } from '../../../testing/audit-chain.ts'
import { forgetAuditMonths, monthFromNow } from '../../../testing/audit-months.ts'
import { chainBlock } from './chain.ts'
import { makeAuditPartitions } from './make-partitions.ts'
import { verifyAudit } from './verify.ts'

describe('npm run audit:verify', () => {
  async function chained(count = 12) {
    const test = await startNode()
    const ids = await addEntries(test.db, count)
    while ((await chainBlock(test.db, test.secrets, 5)) > 0);
    const id = (place: number) => ids[place] ?? 0
    return { test, id }
  }

  it.each([
    ['its details', `details = '{"n": 9}'`],
    ['its time', `at = at + interval '1 microsecond'`],
    ['who acted', 'operator_id = 1'],
    ['its action', `action = 'session.end'`],
    ['its subject', 'subject_id = 9'],
  ])('names the first entry whose row was changed: %s', async (_what, change) => {
    const { test, id } = await chained()
    await asAttacker(
      test.db,
      `update audit_log set ${change} where id = ${id(7)}`,
      `delete from audit_log where id = ${id(10)}`,
    )
    expect(await faultOf(test)).toEqual({ in: 'entry', id: id(7), what: 'changed' })
  })

  it.each([0, 4, 5, 11])(
    'names the first entry that was removed, also at the edge of a block: %s',
    async (place) => {
      const { test, id } = await chained()
      await asAttacker(test.db, `delete from audit_log where id = ${id(place)}`)
      expect(await faultOf(test)).toEqual({ in: 'entry', id: id(place), what: 'removed' })
    },
  )

  it.each([
    ['before all', -4_000_000_000],
    ['with the number of another one', 3],
  ])('names an entry that was inserted %s', async (_where, inserted) => {
    const { test, id } = await chained()
    const at = inserted < 0 ? inserted : id(inserted)
    await asAttacker(
      test.db,
      `insert into audit_log (id, at, action, subject_type) overriding system value values (${at}, '2099-01-01', 'session.open', 'operator')`,
    )
    expect(await faultOf(test)).toEqual({ in: 'entry', id: at, what: 'inserted' })
  })

  it('names an entry that was inserted into a gap of the numbers', async () => {
    const test = await startNode()
    await addEntries(test.db, 2)
    await sql`select nextval(pg_get_serial_sequence('audit_log', 'id'))`.execute(test.db)
    const [after] = await addEntries(test.db, 1)
    await chain(test)
    const gap = (after ?? 0) - 1
    await asAttacker(
      test.db,
      `insert into audit_log (id, action, subject_type) overriding system value values (${gap}, 'session.open', 'operator')`,
    )
    expect(await faultOf(test)).toEqual({ in: 'entry', id: gap, what: 'inserted' })
  })

  it('finds a chain that was changed with the entry, at the place of the change', async () => {
    const { test, id } = await chained()
    await asAttacker(test.db, `update audit.chain set entries = set_byte(entries, 20, 1) where number = 2`)
    expect(await faultOf(test)).toMatchObject({ in: 'entry', id: id(5), what: 'changed' })
    await asAttacker(
      test.db,
      `delete from audit_log where id = ${id(5)}`,
      `update audit.chain set entries = substring(entries from 41), entry_count = 4 where number = 2`,
    )
    expect(await faultOf(test)).toEqual({ in: 'chain', lastId: id(9) })
  })

  it('finds a block that was removed with its entries', async () => {
    const { test, id } = await chained()
    await asAttacker(
      test.db,
      'delete from audit.chain where number = 2',
      `delete from audit_log where id between ${id(5)} and ${id(9)}`,
    )
    expect(await faultOf(test)).toEqual({ in: 'chain', lastId: id(11) })
  })

  it('misses no entries that the owner has removed with a function, and those that were removed otherwise', async () => {
    const test = await startNode()
    await forgetAuditMonths(test.db, 2)
    const old = await sql<{ id: number }>`
      insert into audit_log (at, action, subject_type)
      select ${monthFromNow(-1)}::timestamptz + make_interval(days => n), 'session.open', 'operator' from generate_series(1, 9) n returning id`.execute(
      test.db,
    )
    await sql`insert into audit_log (at, action, subject_type) values ('2020-01-01', 'session.open', 'operator')`.execute(
      test.db,
    )
    await addEntries(test.db, 3)
    await makeAuditPartitions(test.db)
    await chain(test)
    const { rows: months } = await sql<{ name: string }>`
      select distinct c.relname as name from audit_log a join pg_class c on c.oid = a.tableoid where a.id = ${old.rows[0]?.id}`.execute(
      test.db,
    )
    await expect(sql`select remove_audit_month('audit_log_later')`.execute(test.db)).rejects.toThrow(
      'is not a month',
    )
    await sql`select remove_audit_entries('2021-01-01')`.execute(test.db)
    expect(await faultOf(test)).toBeNull()
    const month = months[0]?.name ?? ''
    // The month of this test can be the one of the new entries, which is not over.
    await sql`select remove_audit_entries(${monthFromNow(-1)}::timestamptz + interval '5 days 1 hour')`.execute(
      test.db,
    )
    expect(await faultOf(test)).toBeNull()
    await chain(test)
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 15, fault: null })
    expect(month).toContain('audit_log_')
    // Only what the log itself says was removed.
    await asAttacker(
      test.db,
      `insert into audit.removals (ids) values ('{[${old.rows[6]?.id},${old.rows[6]?.id}]}')`,
    )
    await asAttacker(test.db, `delete from audit_log where id = ${old.rows[6]?.id}`)
    expect(await faultOf(test)).toEqual({ in: 'entry', id: old.rows[6]?.id, what: 'removed' })
  })

  it('misses no month that the owner has detached with its function', async () => {
    const test = await startNode()
    await sql`insert into audit_log (at, action, subject_type)
      select '2020-01-01', 'session.open', 'operator' from generate_series(1, 4)`.execute(test.db)
    await addEntries(test.db, 2)
    await chain(test)
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'audit_log'::regclass and c.relname like 'audit_log_before_%'`.execute(test.db)
    const name = rows[0]?.name ?? ''
    // On the first day of a month, the one before it is not over for a day.
    const before = sql.table(`audit.${name}`)
    await sql`alter table audit_log detach partition ${before}`.execute(test.db)
    await sql`alter table audit_log attach partition ${before} for values from (minvalue) to ('2026-01-01')`.execute(
      test.db,
    )
    await sql`select remove_audit_month(${name})`.execute(test.db)
    await sql`drop table ${before}`.execute(test.db)
    await chain(test)
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 7, removed: 4, waiting: 0, fault: null })
  })
})
