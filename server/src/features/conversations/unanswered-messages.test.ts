import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeSentMessage, makeWaiting } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'
import { day, iso, second, threadsOf } from '../../testing/threads.ts'

const test = useTestApp()
const { readerOf, pageOf } = threadsOf(test)

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

  it('comes with the newest page, whatever its date and the account level are, and can be marked', async () => {
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

  it('comes with all others that are older than the page, and with the cursor after which the thread has no gap', async () => {
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

  it('comes only once if the page already contains it', async () => {
    const { id, message } = await makeWaiting(test.db)
    const page = await pageOf(await readerOf(), id, 'limit=50')
    expect(page).toMatchObject({ items: [{ id: message.id }], earlier_unanswered: { items: [] } })
  })
})
