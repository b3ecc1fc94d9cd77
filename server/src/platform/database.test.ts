import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { isDatabaseUnavailable, openDatabase, transaction } from './database.ts'

const test = useTestApp()

it('a connection that fails between two statements fails its transaction, and nothing else', async () => {
  const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const isThere = async (pid: number) => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(test.db)
    return rows.length > 0
  }
  const broken = transaction(test.db, async (tx) => {
    const pid = (await pidOf.execute(tx)).rows[0]?.pid ?? 0
    await sql`select pg_terminate_backend(${pid})`.execute(test.db)
    await expect.poll(() => isThere(pid)).toBe(false)
    await pidOf.execute(tx)
  })
  await expect(broken).rejects.toSatisfy(isDatabaseUnavailable)
  expect((await pidOf.execute(test.db)).rows).toHaveLength(1)
})

it.each([
  { code: '25006', from: 'a read-only server', isReused: false },
  { code: '57P01', from: 'a server that shuts down', isReused: false },
  { code: '57P02', from: 'a server that crashed', isReused: false },
  { code: '57P03', from: 'a server that is starting', isReused: false },
  { code: '08006', from: 'a load balancer without a server', isReused: false },
  { code: '22012', from: 'a server that refuses only this statement', isReused: true },
])('a connection is used again after the error $code from $from: $isReused', async ({ code, isReused }) => {
  const { db, close } = openDatabase(test.url, { size: 1 })
  onTestFinished(close)
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  // The server reports the error and leaves the connection open, like a connection behind a pooler.
  const raised = sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(db)
  await expect(raised).rejects.toMatchObject({ code })
  expect((await pid()) === before).toBe(isReused)
})

it('if one connection finds a server that accepts no writes, all connections to it are closed, also idle ones', async () => {
  const { db, close } = openDatabase(test.url, { size: 4 })
  onTestFinished(close)
  const pids = async () => {
    const results = Array.from({ length: 4 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(db),
    )
    return (await Promise.all(results)).map(({ rows }) => rows[0]?.pid)
  }
  const before = await pids()
  expect(new Set(before).size).toBeGreaterThan(1)
  const raised = sql`do ${sql.lit(`begin raise exception using errcode = '25006'; end`)}`.execute(db)
  await expect(raised).rejects.toMatchObject({ code: '25006' })
  const after = await pids()
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})
