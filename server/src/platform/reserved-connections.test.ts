import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startNode, useTestApp } from '../testing/app.ts'
import { makeStaffedSite } from '../testing/in-hand.ts'

const test = useTestApp()

/** A node whose connections for other work are all in use by statements that wait for a lock, with more statements waiting. */
async function startBusyNode({ size }: { size: number }) {
  const node = await startNode(test.url, {}, { size })
  const site = await makeStaffedSite(test)
  for (let count = 0; count < 3; count++) await site.waiting()
  const { operator } = await site.colleague()
  const call = await node.signedIn(operator)

  let release = () => {}
  const blocked: Promise<unknown>[] = []
  const blocker = test.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    for (let count = 0; count < 12; count++)
      blocked.push(sql`select pg_advisory_xact_lock(1)`.execute(node.db).catch(() => {}))
    await new Promise<void>((done) => {
      release = done
    })
  })
  onTestFinished(async () => {
    release()
    await Promise.all([blocker, ...blocked])
  })
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(test.db)
    return rows[0]?.count
  }
  return { node, call, waiting }
}

describe('while slow statements use all connections for other work', () => {
  it('operators can claim, answer and renew leases', async () => {
    const { node, call, waiting } = await startBusyNode({ size: 6 })
    await expect.poll(waiting).toBe(4)
    const claimed = (await call('POST', '/api/queues/reply/claim', {})).json()
    expect(claimed.conversation).not.toBeNull()
    const { lease, conversation } = claimed
    expect((await call('POST', `/api/leases/${lease.id}/renew`)).statusCode).toBe(200)
    const sent = await call(
      'POST',
      `/api/conversations/${conversation.id}/messages`,
      {
        lease_id: lease.id,
        epoch: lease.epoch,
        in_reply_to: conversation.in_reply_to,
        text: 'Hello',
        next: 'reply',
      },
      { 'idempotency-key': 'while-all-is-busy' },
    )
    expect(sent.statusCode).toBe(200)
    expect(sent.json().next.conversation).not.toBeNull()
    expect((await node.anonymous('GET', '/readyz')).statusCode).toBe(200)
    expect(await waiting()).toBe(4)
  })

  it('other calls get 503, and succeed when connections are free again', async () => {
    const node = await startNode(test.url, {}, { size: 3 })
    const { operator } = await (await makeStaffedSite(test)).colleague()
    const call = await node.signedIn(operator)
    const slow = [1, 2].map(() => sql`select pg_sleep(25)`.execute(node.db).catch(() => {}))
    const sleepers = sql`from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await expect
      .poll(async () => (await sql`select ${sleepers}`.execute(test.db)).rows)
      .toHaveLength(slow.length)

    const refused = await call('GET', '/api/queues')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('1')
    await sql`select pg_cancel_backend(pid) ${sleepers}`.execute(test.db)
    await Promise.all(slow)
    expect((await call('GET', '/api/queues')).statusCode).toBe(200)
  })
})
