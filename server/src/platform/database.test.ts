import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { isDatabaseUnavailable, transaction } from './database.ts'

const test = useTestApp()

it('a connection that breaks off between two statements fails its transaction, and nothing else', async () => {
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
