import type { HistorySize } from '@panel/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import {
  makeConversation,
  makeLevel,
  makeOperator,
  makeSentMessage,
  makeWaiting,
} from '../../testing/make.ts'
import { makeSite } from '../../testing/site.ts'

const test = useTestApp()

const second = 1_000
const day = 86_400 * second
/** The first arrival of a thread; partitions of the past accept messages like those of today. */
const start = Date.now() - 60 * day
const iso = (moment: number) => new Date(moment).toISOString()

type Message = { id: number; text: string; sent_at: string; arrived_at: string }
type Page = {
  items: Message[]
  earlier_unanswered: { items: Message[]; next_cursor: string | null }
  next_cursor: string | null
  revision: number
}

/** Messages by time of arrival, with how much later they say that they were sent; all are answered. */
async function makeThread(lateness: number[]) {
  const conversation = await makeConversation(test.db)
  const rows = lateness.map((ahead, index) => {
    const arrived = start + index * second
    return { body: String(index), created_at: iso(arrived), sent_at: iso(arrived + ahead) }
  })
  const values = rows.map((row) => ({
    ...row,
    conversation_id: conversation.id,
    siteowner_id: conversation.siteowner.id,
    direction: 'in' as const,
    type: 'chat' as const,
  }))
  const stored = await test.db
    .insertInto('messages')
    .values(values)
    .returning(['id', 'sent_at', 'created_at'])
    .execute()
  await makeSentMessage(test.db, { conversationId: conversation.id, inReplyTo: null })
  await sql`update conversations set first_message_at = (
      select min(least(sent_at, created_at)) from messages where conversation_id = conversations.id)
    where id = ${conversation.id}`.execute(test.db)
  const timeOf = (row: (typeof stored)[number]) =>
    Math.min(Date.parse(row.sent_at), Date.parse(row.created_at))
  const inOrder = stored.toSorted((a, b) => timeOf(a) - timeOf(b) || a.id - b.id).map(({ id }) => id)
  return { id: conversation.id, inOrder, byArrival: stored.map(({ id }) => id).toSorted((a, b) => a - b) }
}

async function readerOf(history_size: HistorySize = 'all') {
  const id = { all: 150, short: 160, limited: 161 }[history_size]
  await makeLevel(test.db, { id, rights: ['other_chats.overview', 'other_chats.reports'], history_size })
  return test.signedIn(await makeOperator(test.db, { permissions_id: id }))
}

type Reader = Awaited<ReturnType<typeof readerOf>>

const pageOf = async (reader: Reader, id: number, query: string): Promise<Page> =>
  (await reader('GET', `/api/conversations/${id}/messages?${query}`)).json()

/** All pages from the newest on: ids in the order of the thread. */
async function readBack(reader: Reader, id: number, limit: number) {
  const ids: number[] = []
  for (let cursor = ''; ; ) {
    const page = await pageOf(reader, id, `limit=${limit}${cursor}`)
    ids.unshift(...page.items.map((message) => message.id))
    if (page.next_cursor === null) return ids
    cursor = `&before=${page.next_cursor}`
  }
}

/** What arrived after a message, page by page. */
async function readOn(reader: Reader, id: number, from: number, limit: number) {
  const ids: number[] = []
  for (let after: string | number | null = from; after !== null; ) {
    const page: Page = await pageOf(reader, id, `limit=${limit}&after=${after}`)
    ids.push(...page.items.map((message) => message.id))
    after = page.next_cursor
  }
  return ids
}

describe('the order of a thread', () => {
  it('is the order of sending: a late message gets the place of its time', async () => {
    const { id, inOrder } = await makeThread([0, 0, -30 * day, -1.5 * second, 0])
    const reader = await readerOf()
    const { items } = await pageOf(reader, id, 'limit=50')
    expect(items.slice(0, -1).map(({ text }) => text)).toEqual(['2', '0', '1', '3', '4'])
    expect(items.slice(0, -1).map((message) => message.id)).toEqual(inOrder)
  })

  it('keeps a message with a time in the future where it arrived, and later ones after it', async () => {
    const { id } = await makeThread([0, 200 * day, 0])
    const { items } = await pageOf(await readerOf(), id, 'limit=50')
    expect(items.slice(0, 3).map(({ text }) => text)).toEqual(['0', '1', '2'])
    expect(Date.parse(items[1]?.arrived_at ?? '')).toBeLessThan(Date.parse(items[1]?.sent_at ?? ''))
  })

  it('is by id for the same time, also when a page of 50 ends between them', async () => {
    const { id, inOrder } = await makeThread(Array.from({ length: 120 }, (_, n) => -n * second))
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    const reader = await readerOf()
    expect((await readBack(reader, id, 50)).slice(0, -1)).toEqual(inOrder)
    expect((await readOn(reader, id, inOrder[0] ?? 0, 50)).slice(0, -1)).toEqual(inOrder.slice(1))
  })

  it('has each message once, both in pages and in the order of arrival', async () => {
    const reader = await readerOf()
    const lateness = fc.oneof(
      fc.constant(0),
      fc.integer({ min: -8, max: 8 }).map((n) => n * second),
      fc.constantFrom(-40_000 * day, -400 * day, -day, day, 400 * day),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(lateness, { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        async (sent, limit) => {
          const { id, inOrder, byArrival } = await makeThread(sent)
          expect((await readBack(reader, id, limit)).slice(0, -1)).toEqual(inOrder)
          const [first = 0, ...later] = byArrival
          expect((await readOn(reader, id, first, limit)).slice(0, -1)).toEqual(later)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('can be paged from the id of a message, by its place', async () => {
    const { id, inOrder } = await makeThread([0, -30 * day, 0, 0])
    const reader = await readerOf()
    const before = async (message = 0) =>
      (await pageOf(reader, id, `before=${message}`)).items.map((item) => item.id)
    expect(await before(inOrder[2])).toEqual(inOrder.slice(0, 2))
    // The late one arrived second, and nothing is before it.
    expect(await before(inOrder[0])).toEqual([])
  })

  it('is read from an index, without sorting a thread', async () => {
    const { id } = await makeThread(Array.from({ length: 300 }, () => 0))
    await sql`analyze messages`.execute(test.db)
    const plan = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
      select m.id from messages m where m.conversation_id = ${sql.lit(id)}
        and (least(m.sent_at, m.created_at), m.id) < (now(), 5) order by least(m.sent_at, m.created_at) desc, m.id desc limit 51`.execute(
      test.db,
    )
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toMatch(/ROW\(LEAST\(.*\), .*id\) < ROW\(/)
    expect(lines).not.toMatch(/Sort\b(?! Key)/)
  })
})

describe('an unanswered message', () => {
  /** 60 messages of today, the last one by an operator; then one arrives that was sent long ago. */
  async function makeLate(sent_at: string) {
    const site = await makeSite(test)
    const messages = Array.from({ length: 60 }, () => site.message({ sent_at: iso(Date.now()) }))
    await site.post(...messages)
    const { id } = await test.db
      .selectFrom('conversations')
      .where('customer_id', '=', site.customer.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const sent = await makeSentMessage(test.db, { conversationId: id })
    const [stored] = (await site.post(site.message({ sent_at, text: 'Late' }))).json().results
    return { id, site, sent, late: stored.id as number }
  }

  it('comes with the newest page whatever its date and the level are, and can be marked', async () => {
    for (const [sent_at, history] of [
      ['1990-01-01T00:00:00Z', 'short'],
      ['1990-01-01T00:00:00Z', 'all'],
    ] as const) {
      const { id, late, sent } = await makeLate(sent_at)
      const reader = await readerOf(history)
      const page = await pageOf(reader, id, 'limit=50')
      expect(page.earlier_unanswered).toMatchObject({
        items: [{ id: late, sent_at, text: 'Late' }],
        next_cursor: page.next_cursor,
      })
      expect(page.items).toHaveLength(50)
      expect(page.items.at(-1)?.id).toBe(sent.id)
      expect(page.items.map((message) => message.id)).not.toContain(late)
      const marked = await reader('PATCH', `/api/messages/${late}`, { highlighted: true })
      expect(marked.statusCode).toBe(200)
      expect((await pageOf(reader, id, `after=${sent.id}`)).items).toMatchObject([{ id: late }])
      const changed = await pageOf(reader, id, 'changed_after=0')
      expect(changed.items).toMatchObject([{ id: late }])
    }
  })

  it('cannot be read at a short level once it is answered', async () => {
    const { id, late, sent } = await makeLate('1990-01-01T00:00:00Z')
    await makeSentMessage(test.db, { conversationId: id, inReplyTo: late })
    const reader = await readerOf('short')
    expect((await pageOf(reader, id, 'limit=50')).earlier_unanswered.items).toEqual([])
    expect((await reader('PATCH', `/api/messages/${late}`, { highlighted: true })).statusCode).toBe(404)
    expect((await pageOf(reader, id, `after=${sent.id}`)).items.map((message) => message.id)).not.toContain(
      late,
    )
  })

  it('comes with a claim, and is the message that the answer replies to', async () => {
    const { id, site, late } = await makeLate('2001-01-01T00:00:00Z')
    const operator = await makeOperator(test.db, { siteowner_ids: [site.siteowner.id], languages: ['nl'] })
    const call = await test.signedIn(operator)
    const claimed = (await call('POST', '/api/queues/reply/claim', {})).json()
    expect(claimed).toMatchObject({
      conversation: { id, in_reply_to: late },
      messages: { length: 50 },
      earlier_unanswered: { items: [{ id: late }] },
    })
  })

  it('comes with all others before the page, and with the place from which the thread is complete', async () => {
    const site = await makeSite(test)
    const now = Date.now()
    const at = (n: number) => site.message({ sent_at: iso(now - 100_000 + n * second) })
    await site.post(site.message({ sent_at: iso(now - 30 * day) }))
    const { id } = await test.db
      .selectFrom('conversations')
      .where('customer_id', '=', site.customer.id)
      .select('id')
      .executeTakeFirstOrThrow()
    await makeSentMessage(test.db, { conversationId: id })
    const { results } = (
      await site.post(
        ...Array.from({ length: 9 }, (_, n) => at(n)),
        site.message({ sent_at: iso(now - 60 * day) }),
      )
    ).json()
    const ids = results.map((result: { id: number }) => result.id)
    const reader = await readerOf()
    const page = await pageOf(reader, id, 'limit=3')
    expect(page.items.map((message) => message.id)).toHaveLength(3)
    const { items, next_cursor } = page.earlier_unanswered
    // The answer has the newest time, and the message from 60 days ago is before the first one.
    expect(items.map((message) => message.id)).toEqual([ids[9], ...ids.slice(0, 7)])
    expect(next_cursor).toMatch(new RegExp(`_${ids[0]}$`))
    const rest = await pageOf(reader, id, `limit=50&before=${next_cursor}`)
    expect(rest.items.map((message) => message.id)).toEqual([ids[9], expect.any(Number)])
    expect(rest.next_cursor).toBeNull()
  })

  it('comes once when the page reaches it', async () => {
    const { id, message } = await makeWaiting(test.db)
    const page = await pageOf(await readerOf(), id, 'limit=50')
    expect(page).toMatchObject({ items: [{ id: message.id }], earlier_unanswered: { items: [] } })
  })
})

describe('two tabs', () => {
  it('that catch up by arrival both get a late message, and one of the same time, once', async () => {
    const { id, byArrival } = await makeThread([0, 0, 0])
    const [reader, other] = [await readerOf(), await readerOf()]
    const from = byArrival.at(-1) ?? 0
    const before = await readOn(reader, id, from, 50)
    const late = await test.db
      .insertInto('messages')
      .values(
        [-40 * day, 0, -2 * second].map((ahead) => ({
          conversation_id: id,
          siteowner_id: 1,
          direction: 'in',
          type: 'chat',
          body: 'Late',
          sent_at: iso(Date.now() + ahead),
        })),
      )
      .returning('id')
      .execute()
    const ids = late.map((row) => row.id).toSorted((a, b) => a - b)
    for (const tab of [reader, other]) {
      expect(await readOn(tab, id, before.at(-1) ?? from, 1)).toEqual(ids)
      expect(await readOn(tab, id, from, 2)).toEqual([...before, ...ids])
    }
  })
})
