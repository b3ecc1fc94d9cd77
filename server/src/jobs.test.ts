import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { forgetIdempotencyKeys } from './features/messages/forget-keys.ts'
import { makeMessagePartitions } from './features/messages/make-partitions.ts'
import { forgetDevices, forgetSessions } from './features/sign-in/forget-sessions.ts'
import { jobs } from './jobs.ts'
import { useTestApp } from './testing/app.ts'
import { makeCustomer, makeOperator, makeProfile, makeSiteowner } from './testing/make.ts'

const test = useTestApp()
const ago = (interval: string) => sql<string>`now() - ${sql.lit(interval)}::interval`

describe('the jobs', () => {
  it('can all run repeatedly on an empty database', async () => {
    for (const job of [...jobs, ...jobs]) await job.run(test.db)
    expect(new Set(jobs.map((job) => job.name)).size).toBe(jobs.length)
  })

  it('create the partitions of the next months, into which their messages are stored', async () => {
    await sql`drop table ${sql.table(await partition('2 months'))}`.execute(test.db)
    expect(await makeMessagePartitions(test.db)).toBe(1)
    expect(await makeMessagePartitions(test.db)).toBe(0)

    const of = { siteowner_id: (await makeSiteowner(test.db)).id }
    const conversation = await test.db
      .insertInto('conversations')
      .values({
        ...of,
        customer_id: (await makeCustomer(test.db, of)).id,
        profile_id: (await makeProfile(test.db, of)).id,
        language: 'en',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { table } = await test.db
      .insertInto('messages')
      .values({
        ...of,
        conversation_id: conversation.id,
        direction: 'in',
        type: 'chat',
        body: 'Hello',
        created_at: sql<string>`now() + interval '1 month'`,
      })
      .returning(sql<string>`tableoid::regclass::text`.as('table'))
      .executeTakeFirstOrThrow()
    expect(table).toBe(await partition('1 month'))
  })

  it('delete idempotency keys older than three days', async () => {
    const { id } = await makeOperator(test.db)
    const keep = (key: string, age: string) =>
      test.db
        .insertInto('idempotency_keys')
        .values({ operator_id: id, key, digest: randomBytes(32), message_id: 1, created_at: ago(age) })
        .execute()
    await keep('old', '73 hours')
    await keep('fresh', '71 hours')
    expect(await forgetIdempotencyKeys(test.db)).toBe(1)
    expect(await test.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'fresh' }])
  })

  it('delete sessions that ended more than 90 days ago, by themselves or by a sign-out', async () => {
    const operator = await makeOperator(test.db)
    const age = async (own: { ends_at?: string; ended_at?: string } = {}) => {
      const { sessionId } = await test.signedIn(operator)
      await test.db
        .updateTable('sessions')
        .set({
          ends_at: ago(own.ends_at ?? '-10 hours'),
          ended_at: own.ended_at === undefined ? null : ago(own.ended_at),
        })
        .where('id', '=', sessionId)
        .execute()
      return sessionId
    }
    await age({ ends_at: '91 days' })
    await age({ ended_at: '91 days', ends_at: '90 days' })
    const kept = [await age({ ends_at: '89 days' }), await age({ ended_at: '1 day' }), await age()]
    expect(await forgetSessions(test.db)).toBe(2)
    const left = await test.db.selectFrom('sessions').select('id').orderBy('id').execute()
    expect(left.map((session) => session.id)).toEqual(kept)
  })

  it('delete browsers that became trusted more than a year ago', async () => {
    const { id } = await makeOperator(test.db)
    for (const age of ['366 days', '364 days'])
      await test.db
        .insertInto('trusted_devices')
        .values({ operator_id: id, token_hash: Buffer.from(randomUUID()), created_at: ago(age) })
        .execute()
    expect(await forgetDevices(test.db)).toBe(1)
  })
})

/** The name of the partition for the month at this time in the future. */
async function partition(ahead: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select 'messages_' || to_char(date_trunc('month', now()) + ${sql.lit(ahead)}::interval, 'YYYY_MM') as name`.execute(
    test.db,
  )
  return rows[0]?.name ?? ''
}
