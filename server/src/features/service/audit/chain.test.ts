import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startNode, type TestApp } from '../../../testing/app.ts'
import { addEntries, chain, faultOf } from '../../../testing/audit-chain.ts'
import { chainBlock } from './chain.ts'
import { verifyAudit } from './verify.ts'

async function connect(test: TestApp) {
  const client = new pg.Client({ connectionString: test.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const insert = `insert into audit_log (action, subject_type) values ('session.open', 'operator') returning id`

describe('the chain of the audit log', () => {
  it('is empty in an empty log, which is as it should be', async () => {
    const test = await startNode()
    expect(await chain(test)).toBe(0)
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 0, waiting: 0, hash: null, fault: null })
  })

  it('has all entries in order of id, in blocks, also those of before it and of several months', async () => {
    const test = await startNode()
    const ids = await addEntries(test.db, 25)
    await sql`insert into audit_log (at, action, subject_type) values ('2020-01-01', 'session.open', 'operator'), ('2099-01-01', 'session.end', 'operator'),
      ('infinity', 'a|b', 'c')`.execute(test.db)
    while ((await chainBlock(test.db, test.secrets, 10)) > 0);
    const verified = await verifyAudit(test.url)
    expect(verified).toMatchObject({ entries: 28, lastId: (ids[24] ?? 0) + 3, waiting: 0, fault: null })
    expect(await chain(test)).toBe(0)
    await addEntries(test.db, 2)
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 28, waiting: 2, fault: null })
    expect(await chain(test)).toBe(2)
  })

  it('waits for a transaction that has a lower number and commits late', async () => {
    const test = await startNode()
    const [first] = await addEntries(test.db, 1)
    const late = await connect(test)
    await late.query('begin')
    const { rows } = await late.query<{ id: number }>(insert)
    const [after] = await addEntries(test.db, 1)
    expect(Number(rows[0]?.id)).toBeLessThan(after ?? 0)
    expect(await chain(test)).toBe(0)
    expect(await chain(test)).toBe(0)
    await late.query('commit')
    expect(await chain(test)).toBe(3)
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 3, lastId: after, fault: null })
    expect(first).toBeGreaterThan(0)
  })

  it('goes on behind transactions that never stop: those that began later do not hold it up', async () => {
    const test = await startNode()
    const [one, other] = [await connect(test), await connect(test)]
    await one.query('begin')
    await one.query(insert)
    expect(await chain(test)).toBe(0)
    await other.query('begin')
    await other.query(insert)
    await one.query('commit')
    expect(await chain(test)).toBe(1)
    await other.query('rollback')
    expect(await chain(test)).toBe(0)
    await addEntries(test.db, 1)
    expect(await chain(test)).toBe(1)
    expect(await faultOf(test)).toBeNull()
  })

  it('continues after an interruption, which leaves no part of a block', async () => {
    const test = await startNode()
    await addEntries(test.db, 5)
    await expect(
      test.db.transaction().execute(async (tx) => {
        expect(await chainBlock(tx, test.secrets, 3)).toBe(3)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await verifyAudit(test.url)).toMatchObject({ entries: 0, waiting: 5 })
    expect(await chain(test)).toBe(5)
  })

  it('is the same chain when nodes write it at the same time, while others insert, commit late and give up', async () => {
    const test = await startNode()
    const other = await startNode(test.url)
    let writes = true
    const isKept = (n: number) => n % 3 !== 0
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let n = 1; n <= 40; n++)
        await test.db
          .transaction()
          .execute(async (tx) => {
            await addEntries(tx, ((writer + n) % 3) + 1)
            await sql`select pg_sleep(${((writer * n) % 5) / 1000})`.execute(tx)
            await addEntries(tx, 1)
            if (!isKept(n)) throw new Error('given up')
          })
          .catch((error: Error) => expect(error.message).toBe('given up'))
    })
    const nodes = [test, other, test].map(async (node) => {
      while (writes) await chainBlock(node.db, node.secrets, 7)
    })
    await Promise.all(writers)
    writes = false
    await Promise.all(nodes)
    await chain(test)
    const { rows } = await sql<{ count: number }>`select count(*) as count from audit_log`.execute(test.db)
    expect(await verifyAudit(test.url)).toMatchObject({ entries: rows[0]?.count, waiting: 0, fault: null })
    expect(rows[0]?.count).toBeGreaterThan(200)
  })

  it('does not chain entries that may still be written, whoever asks for it', async () => {
    const test = await startNode()
    const [id] = await addEntries(test.db, 1)
    await expect(sql`select chain_audit(${id})`.execute(test.db)).rejects.toThrow('may still be written')
  })

  it('takes the numbers of entries one by one, which its rule for late transactions needs', async () => {
    const test = await startNode()
    const { rows } = await sql`
      select seqcache from pg_sequence where seqrelid = pg_get_serial_sequence('audit_log', 'id')::regclass`.execute(
      test.db,
    )
    expect(rows).toEqual([{ seqcache: 1 }])
  })

  it('cannot be changed, also not by the owner of the tables', async () => {
    const test = await startNode()
    await addEntries(test.db, 1)
    await chain(test)
    for (const change of [
      'update audit.chain set number = 2',
      'delete from audit.chain',
      'truncate audit.chain',
    ])
      await expect(sql.raw(change).execute(test.db), change).rejects.toThrow('append-only')
  })
})
