import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { makeConversation, makeSentMessage, makeWaiting } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'
import { fillConversationTimes } from './fill-times.ts'

const test = useTestApp()

const timesOf = (id: number) =>
  test.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select(['first_message_at', 'last_message_at', 'last_customer_time', 'last_customer_message_at'])
    .executeTakeFirstOrThrow()

const due = async () =>
  (await test.db.selectFrom('conversation_times_due').select('conversation_id').execute()).map(
    (row) => row.conversation_id,
  )

/** A conversation of a site, with a function that sends a message of its customer. */
async function makeChat() {
  const site = await makeSite(test)
  const write = async (...moments: string[]) => {
    const posted = await site.post(...moments.map((sent_at) => site.message({ sent_at })))
    expect(posted.statusCode).toBe(200)
  }
  await write('2026-11-20T10:00:00Z')
  const { id } = await test.db
    .selectFrom('conversations')
    .where('customer_id', '=', site.customer.id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, site, write }
}

/** Stores a message of a customer as a node of the previous release does. */
const writeAsPreviousRelease = (id: number, sent_at: string) =>
  sql`with stored as (
      insert into messages (conversation_id, siteowner_id, direction, type, body, sent_at)
      select id, siteowner_id, 'in', 'chat', 'Hello', ${sent_at}::timestamptz from conversations where id = ${id}
      returning id
    )
    update conversations c set first_message_at = coalesce(c.first_message_at, now()), last_message_id = m.id,
      last_message_at = greatest(c.last_message_at, now()), last_customer_message_id = m.id, last_customer_message_at = now()
    from stored m where c.id = ${id}`.execute(test.db)

describe('first and last times', () => {
  it('follow the order of the thread: a late message is the first, one in the future counts from its arrival', async () => {
    const { id, write } = await makeChat()
    expect(await timesOf(id)).toMatchObject({
      first_message_at: '2026-11-20T10:00:00Z',
      last_message_at: '2026-11-20T10:00:00Z',
      last_customer_time: '2026-11-20T10:00:00Z',
    })
    await write('1990-05-01T00:00:00Z', '2026-11-19T10:00:00Z')
    const late = await timesOf(id)
    expect(late).toMatchObject({
      first_message_at: '1990-05-01T00:00:00Z',
      last_message_at: '2026-11-20T10:00:00Z',
      last_customer_time: '2026-11-20T10:00:00Z',
    })
    expect(late.last_customer_message_at).not.toBe(late.last_customer_time)
    await write('2199-01-01T00:00:00Z')
    const future = await timesOf(id)
    expect(future.last_message_at).toBe(future.last_customer_message_at)
    expect(future.last_customer_time).toBe(future.last_customer_message_at)
    const sent = await makeSentMessage(test.db, { conversationId: id })
    expect(await timesOf(id)).toMatchObject({ last_message_at: sent.sent_at })
  })

  it('are used by the day filters of the overview, for the newest message and for the customer’s newest message', async () => {
    const { id, write } = await makeChat()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
    await sql`delete from messages where conversation_id = ${id}`.execute(test.db)
    await sql`update conversations set first_message_at = null, last_message_at = null, last_customer_time = null
      where id = ${id}`.execute(test.db)
    await write(daysAgo(5))
    await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
    const reader = await test.signedIn(await makeOperator(test.db, { permissions_id: 150 }))
    const listed = async (filters: string) =>
      (await reader('GET', `/api/conversations?messages_min=0&limit=200&${filters}`))
        .json()
        .items.filter((item: { id: number }) => item.id === id)
    expect(await listed('days_min=5&days_max=5&customer_days_min=5&customer_days_max=5')).toMatchObject([
      { id, newest_message_at: expect.stringMatching(daysAgo(5).slice(0, 10)) },
    ])
    expect(await listed('days_max=4')).toEqual([])
    expect(await listed('customer_days_max=4')).toEqual([])
    await makeSentMessage(test.db, { conversationId: id })
    expect(await listed('status=answered&days_max=0&customer_days_min=5&customer_days_max=5')).toHaveLength(1)
  })
})

describe('times that a node of the previous release has written', () => {
  it('are computed from the messages', async () => {
    const { id } = await makeChat()
    expect(await due()).not.toContain(id)
    await writeAsPreviousRelease(id, '2020-02-02T10:00:00Z')
    expect(await due()).toContain(id)
    await fillConversationTimes(test.db)
    expect(await due()).toEqual([])
    expect(await timesOf(id)).toMatchObject({
      first_message_at: '2020-02-02T10:00:00Z',
      last_message_at: '2026-11-20T10:00:00Z',
      last_customer_time: '2026-11-20T10:00:00Z',
    })
  })

  it('are found also if that node uses a role without rights on new columns', async () => {
    const { id } = await makeChat()
    const role = `before_${randomUUID().replaceAll('-', '')}`
    await test.db.transaction().execute(async (tx) => {
      await sql`create role ${sql.id(role)}`.execute(tx)
      await sql`grant select, update on conversations to ${sql.id(role)}`.execute(tx)
      await sql`set local role ${sql.id(role)}`.execute(tx)
      await sql`update conversations set last_customer_message_id = last_customer_message_id + 1 where id = ${id}`.execute(
        tx,
      )
      await sql`reset role`.execute(tx)
      await sql`drop owned by ${sql.id(role)}`.execute(tx)
      await sql`drop role ${sql.id(role)}`.execute(tx)
    })
    expect(await due()).toContain(id)
    await fillConversationTimes(test.db)
  })

  it('are the times of arrival until they are computed', async () => {
    const { id } = await makeWaiting(test.db)
    await sql`update conversations set last_customer_time = null where id = ${id}`.execute(test.db)
    await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
    const reader = await test.signedIn(await makeOperator(test.db, { permissions_id: 150 }))
    const { items } = (await reader('GET', '/api/conversations?customer_days_max=0&limit=200')).json()
    expect(items.map((item: { id: number }) => item.id)).toContain(id)
  })

  it('stay as they are if nobody has written', async () => {
    const { id } = await makeConversation(test.db)
    await sql`insert into conversation_times_due values (${id})`.execute(test.db)
    await fillConversationTimes(test.db)
    expect(await timesOf(id)).toMatchObject({ first_message_at: null, last_message_at: null })
    expect(await due()).toEqual([])
  })

  it('are computed in batches: the next run continues', async () => {
    const { siteowner, customer } = await makeConversation(test.db)
    await sql`with profile as (
        insert into profiles (siteowner_id, external_id, name, age, city, gender, language)
        select ${siteowner.id}, 'many-' || n, 'Many', 40, 'York', 'female', 'en' from generate_series(1, 250) n returning id
      ), chat as (
        insert into conversations (siteowner_id, customer_id, profile_id, language)
        select ${siteowner.id}, ${customer.id}, id, 'en' from profile returning id
      ) insert into conversation_times_due select id from chat`.execute(test.db)
    expect(await fillConversationTimes(test.db, 0)).toBe(100)
    expect(await due()).toHaveLength(150)
    expect(await fillConversationTimes(test.db)).toBe(150)
    expect(await due()).toEqual([])
  })

  it('are left for the next run if somebody is writing, without waiting', async () => {
    const { id } = await makeChat()
    const { id: other } = await makeChat()
    await sql`insert into conversation_times_due values (${id}), (${other})`.execute(test.db)
    await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('conversations').where('id', '=', id).select('id').forUpdate().execute()
      expect(await fillConversationTimes(test.db)).toBe(1)
      expect(await due()).toEqual([id])
    })
    expect(await fillConversationTimes(test.db)).toBe(1)
  })
})
