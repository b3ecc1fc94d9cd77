import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../testing/make.ts'
import { makeConversation, makeSentMessage } from '../../testing/make-conversations.ts'

const test = useTestApp()

type Item = { id: number; text: string }

async function makeSite() {
  const siteowner = await makeSiteowner(test.db)
  const conversation = await makeConversation(test.db, { siteowner })
  const operator = await makeOperator(test.db)
  const call = test.site(siteowner.key)
  const send = (text: string, db = test.db) =>
    makeSentMessage(db, {
      conversationId: conversation.id,
      operatorId: operator.id,
      text,
      turn: 'extra_reply',
    })
  const read = async (query = '') => {
    const answer = await call('GET', `/site/v1/outbox${query}`)
    return answer.json() as { items: Item[]; next_cursor: string | null }
  }
  /** Reads like a site, from cursor to cursor, until there are this many items. */
  async function readUntil(wanted: number, cursor: string | null = null) {
    const seen: Item[] = []
    await expect
      .poll(async () => {
        const page = await read(cursor ? `?after=${cursor}` : '')
        cursor = page.next_cursor
        seen.push(...page.items)
        return seen.length
      })
      .toBe(wanted)
    return { seen, cursor }
  }
  return { siteowner, conversation, call, send, read, readUntil }
}

describe('the outbox', () => {
  it('returns sent messages in order, with the external ids of the site', async () => {
    const { call, conversation, readUntil, send } = await makeSite()
    await call('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'question-1',
          customer_external_id: conversation.customer.external_id,
          profile_external_id: conversation.profile.external_id,
          text: 'How are you?',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    const { id } = await makeSentMessage(test.db, { conversationId: conversation.id, text: 'Fine, and you?' })
    await send('Still there?')
    const { seen } = await readUntil(2)
    expect(seen[0]).toEqual({
      id,
      type: 'reply',
      text: 'Fine, and you?',
      customer_external_id: conversation.customer.external_id,
      profile_external_id: conversation.profile.external_id,
      in_reply_to: 'question-1',
      sent_at: expect.any(String),
    })
    expect(seen[1]).toMatchObject({ type: 'extra_reply', text: 'Still there?' })
  })

  it('continues from a cursor, page by page, and returns the same cursor when nothing is new', async () => {
    const { send, read, readUntil } = await makeSite()
    expect(await read()).toEqual({ items: [], next_cursor: null })
    const sent = []
    for (let index = 0; index < 5; index++) sent.push((await send(`${index}`)).id)
    await readUntil(5)
    const first = await read('?limit=2')
    const second = await read(`?limit=2&after=${first.next_cursor}`)
    const third = await read(`?limit=2&after=${second.next_cursor}`)
    expect([...first.items, ...second.items, ...third.items].map((item) => item.id)).toEqual(sent)
    expect(await read(`?after=${third.next_cursor}`)).toEqual({ items: [], next_cursor: third.next_cursor })
  })

  it('never skips a message whose transaction commits late', async () => {
    const { send, readUntil, read } = await makeSite()
    const isOpen = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    // Has the lower transaction number, and stays open.
    const slow = test.db.transaction().execute(async (tx) => {
      await tx.insertInto('teams').values({ id: 999_999, name: 'Opens the transaction' }).execute()
      isOpen.resolve()
      await mayCommit.promise
      await send('Slow', tx)
    })
    await isOpen.promise
    await send('Fast')
    const before = await read()
    expect(before.items, 'a reader that took it now would never see the slow one').toEqual([])
    mayCommit.resolve()
    await slow
    const { seen } = await readUntil(2, before.next_cursor)
    expect(seen.map((item) => item.text).sort()).toEqual(['Fast', 'Slow'])
  })

  it('that is read while many messages are sent loses and repeats nothing', async () => {
    const { siteowner, readUntil } = await makeSite()
    const operator = await makeOperator(test.db)
    const conversations = await Promise.all(
      Array.from({ length: 10 }, () => makeConversation(test.db, { siteowner })),
    )
    const reading = readUntil(100)
    const sent = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        makeSentMessage(test.db, {
          conversationId: conversations[index % 10]?.id ?? 0,
          operatorId: operator.id,
          turn: 'extra_reply',
        }),
      ),
    )
    const { seen } = await reading
    expect(seen.map((item) => item.id).sort()).toEqual(sent.map((message) => message.id).sort())
  })

  it('has nothing of another site owner, and needs a key and a valid cursor', async () => {
    const [one, other] = [await makeSite(), await makeSite()]
    await one.send('Mine')
    await one.readUntil(1)
    expect((await other.read()).items).toEqual([])
    expect((await test.anonymous('GET', '/site/v1/outbox')).statusCode).toBe(401)
    expect((await one.call('GET', '/site/v1/outbox?after=yesterday')).json()).toMatchObject({
      status: 400,
      issues: [{ path: 'after' }],
    })
    expect((await one.call('GET', '/site/v1/outbox?limit=201')).statusCode).toBe(400)
  })
})

describe('an acknowledged delivery', () => {
  const delivery = (id: number) =>
    test.db.selectFrom('deliveries').where('message_id', '=', id).selectAll().executeTakeFirstOrThrow()

  it('is delivered; acknowledging again changes nothing', async () => {
    const { call, send } = await makeSite()
    const { id } = await send('Hello')
    const first = await call('POST', `/site/v1/deliveries/${id}/ack`)
    expect(first.json()).toEqual({ id, acknowledged: true })
    const { status, delivered_at, next_attempt_at } = await delivery(id)
    expect({ status, next_attempt_at }).toEqual({ status: 'delivered', next_attempt_at: null })
    expect((await call('POST', `/site/v1/deliveries/${id}/ack`)).statusCode).toBe(200)
    expect((await delivery(id)).delivered_at).toBe(delivered_at)
  })

  it('causes a hint', async () => {
    const { call, send, conversation } = await makeSite()
    const { id } = await send('Hello')
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    await call('POST', `/site/v1/deliveries/${id}/ack`)
    await expect
      .poll(() => hints)
      .toContainEqual({ topic: 'conversation', id: conversation.id, operatorId: null })
    stop()
  })

  it('is refused when it does not exist, or belongs to another site owner', async () => {
    const [one, other] = [await makeSite(), await makeSite()]
    const { id } = await one.send('Hello')
    for (const answer of [
      await other.call('POST', `/site/v1/deliveries/${id}/ack`),
      await one.call('POST', '/site/v1/deliveries/999999999/ack'),
    ])
      expect(answer.json()).toMatchObject({ status: 404, code: 'delivery_not_found' })
    expect((await delivery(id)).status).toBe('pending')
    expect((await test.anonymous('POST', `/site/v1/deliveries/${id}/ack`)).statusCode).toBe(401)
  })
})
