import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'

const test = useTestApp()

const timesOf = (id: number) =>
  test.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select(['first_message_at', 'last_message_at', 'last_customer_time', 'last_customer_message_at'])
    .executeTakeFirstOrThrow()

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
