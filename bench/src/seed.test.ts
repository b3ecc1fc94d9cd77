import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadTeamsAndLevels } from '../../server/src/demo/teams-and-levels.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { startTestApp, type TestApp } from '../../server/src/testing/app.ts'
import { createTestDatabase } from '../../server/src/testing/database.ts'
import { findFaults } from '../../server/src/testing/find-faults.ts'
import { captureCalls } from './lists/check-plans.ts'
import { listedCalls } from './lists/requests.ts'
import { findWorld } from './lists/world.ts'
import { seedDatabase } from './seed/seed-database.ts'

let test: TestApp
let made: Awaited<ReturnType<typeof createTestDatabase>>
const size = { messages: 3_000, seed: 7 }

beforeAll(async () => {
  made = await createTestDatabase()
  const { db, close } = openDatabase(made.url, { size: 1 })
  await loadTeamsAndLevels(db)
  await close()
  await seedDatabase(made.url, size, () => {})
  test = await startTestApp(made.url)
  // Otherwise the comparison of operators reads nothing.
  await sql`insert into settings (key, value) values ('fairness_days', '31')`.execute(test.db)
})
afterAll(async () => {
  await test?.close()
  await made?.drop()
})

describe('a generated history', () => {
  it('contradicts no rule of the panel', async () => {
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('has every kind of work', async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from queue_items where kind = 'reply' and not for_master) as replies,
      (select count(*) from queue_items where kind = 'poke') as pokes,
      (select count(*) from queue_items where for_master) as for_masters,
      (select count(*) from skips) as skips, (select count(*) from ignores) as ignores, (select count(*) from handovers) as handovers,
      (select count(*) from message_reports) as reports, (select count(*) from told_facts) as facts, (select count(*) from holds) as holds,
      (select count(*) from messages where deleted_at is not null) as deleted, (select count(*) from login_history) as sign_ins`.execute(
      test.db,
    )
    expect(Object.entries(rows[0] ?? {}).filter(([, count]) => count === 0)).toEqual([])
  })

  it('is worked on like any other: its operators claim a conversation and send an answer', async () => {
    const operator = await test.db
      .selectFrom('operators as o')
      .innerJoin('queue_items as q', (join) =>
        join.on(sql<boolean>`q.language = any(o.languages) and q.siteowner_id = any(o.siteowner_ids)`),
      )
      .where('q.kind', '=', 'reply')
      .where('q.expires_at', 'is', null)
      .where('o.login', 'like', 'writer-%')
      .where(sql<boolean>`not q.held and not q.for_master`)
      .where(sql<boolean>`not exists (select from queue_items i where i.operator_id = o.id)`)
      .select('o.id')
      .executeTakeFirstOrThrow()
    const call = await test.signedIn(operator)
    const claimed = (await call('POST', '/api/queues/reply/claim', {})).json()
    const sent = await call(
      'POST',
      `/api/conversations/${claimed.conversation.id}/messages`,
      {
        lease_id: claimed.lease.id,
        epoch: claimed.lease.epoch,
        in_reply_to: claimed.conversation.in_reply_to,
        text: 'Good evening!',
      },
      { 'idempotency-key': randomUUID() },
    )
    expect(sent.statusCode).toBe(200)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is read by every list without a fault', async () => {
    const world = await findWorld(test.db)
    const inHand = await test.db
      .selectFrom('conversations')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const faults = new Map<string, number>()
    const statements = await captureCalls(
      listedCalls({ ...world, inHand: inHand.id }),
      async ({ name, path, headers }) => {
        const { statusCode } = await test.app.inject({ method: 'GET', url: path, headers })
        if (statusCode >= 500) faults.set(name, statusCode)
      },
    )
    expect(Object.fromEntries(faults)).toEqual({})
    expect(statements.length).toBeGreaterThan(100)
  })

  it('is made only in a database without conversations', async () => {
    await expect(seedDatabase(made.url, size, () => {})).rejects.toThrow('has conversations')
  })
})
