import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { forgetIdempotencyKeys } from './features/answering/messages/forget-keys.ts'
import { makeMessagePartitions } from './features/answering/messages/make-partitions.ts'
import { forgetDevices, forgetSessions } from './features/people/sign-in/forget-sessions.ts'
import { forgetDelivered } from './features/sites/deliveries/forget-delivered.ts'
import { forgetReceivedMessages } from './features/sites/forget-received.ts'
import { jobs } from './jobs.ts'
import { useTestApp } from './testing/app.ts'
import { makeCustomer, makeOperator, makeProfile, makeSiteowner } from './testing/make.ts'
import { makeSite, storedOf } from './testing/site.ts'

const test = useTestApp()
const ago = (interval: string) => sql<string>`now() - ${sql.lit(interval)}::interval`

const all = () => jobs({ secrets: test.secrets, config: { WEBHOOK_HOSTS: [] } })

describe('the jobs', () => {
  it('can all run repeatedly on an empty database', async () => {
    for (const job of [...all(), ...all()]) await job.run(test.db)
    expect(new Set(all().map((job) => job.name)).size).toBe(all().length)
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

  it('delete accepted deliveries and external ids of messages of 180 days ago, but none that is still needed', async () => {
    const site = await makeSite(test)
    const messages = [site.message(), site.message(), site.message()]
    await site.post(...messages)
    const [first, second, newest] = await storedOf(test).messages(site.siteowner.id)
    const other = await makeSite(test)
    await other.post(other.message())
    const [recent] = await storedOf(test).messages(other.siteowner.id)
    const keep = async (message: { id: number } | undefined, age: string, status: 'delivered' | 'dead') => {
      const id = message?.id ?? 0
      await sql`update messages set created_at = ${ago(age)} where id = ${id}`.execute(test.db)
      await sql`insert into deliveries (message_id, siteowner_id, conversation_id, status)
        select id, siteowner_id, conversation_id, ${status} from messages where id = ${id}`.execute(test.db)
    }
    await keep(first, '181 days', 'delivered')
    await keep(second, '181 days', 'dead')
    await keep(newest, '181 days', 'delivered')
    await keep(recent, '179 days', 'delivered')
    expect(await forgetDelivered(test.db)).toBe(2)
    // Each batch is one id.
    expect(await forgetReceivedMessages(test.db, 1)).toBe(2)
    const kept = await test.db.selectFrom('deliveries').select('message_id').orderBy('message_id').execute()
    expect(kept.map(({ message_id }) => message_id)).toEqual([second?.id, recent?.id])
    const repeated = (await site.post(...messages)).json().results
    expect(repeated.map(({ status }: { status: string }) => status)).toEqual([
      'stored',
      'stored',
      'duplicate',
    ])
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
