import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeConversation, makeReceived, makeWaiting } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'
import { iso, openingsOf, threadsOf } from '../../testing/threads.ts'

const test = useTestApp()
const { makeThread, readerOf, pageOf } = threadsOf(test)
type Reader = Awaited<ReturnType<typeof readerOf>>

const openWithThread = (reader: Reader, id: number) => reader('GET', `/api/conversations/${id}/with-thread`)

/** The same, as two calls. */
async function openInTwoCalls(reader: Reader, id: number) {
  const { conversation, lease } = (await reader('GET', `/api/conversations/${id}`)).json()
  const { items: messages, ...page } = await pageOf(reader, id, 'limit=50')
  return { conversation, lease, messages, ...page }
}

describe('a conversation that is opened with its thread', () => {
  it.each(['all', 'short', 'limited'] as const)(
    'is the same as in two calls, for the history size %s',
    async (history) => {
      const reader = await readerOf(history)
      const thread = await makeThread(Array.from({ length: 70 }, (_, n) => -(n % 7) * 3_000))
      const [changed, hidden, deleted] = thread.byArrival.slice(-4)
      await reader('PATCH', `/api/messages/${changed}`, { highlighted: true })
      await reader('PATCH', `/api/messages/${hidden}`, { hidden: true, reason: 'Rude' })
      await sql`update messages set deleted_at = now(), deleted_by = (select min(id) from operators) where id = ${deleted}`.execute(
        test.db,
      )
      const opened = (await openWithThread(reader, thread.id)).json()
      expect(opened).toEqual(await openInTwoCalls(reader, thread.id))
      expect(opened.revision).toBe(2)
      expect(opened.messages).toHaveLength(50)
      expect(opened.messages.find((message: { id: number }) => message.id === deleted).text).toBe('')
    },
  )

  it('is the same with late unanswered messages, and without any message', async () => {
    const site = await makeSite(test)
    await site.post(...Array.from({ length: 60 }, () => site.message({ sent_at: iso(Date.now()) })))
    await site.post(site.message({ sent_at: '1990-01-01T00:00:00Z', text: 'Late' }))
    const { id } = await test.db
      .selectFrom('conversations')
      .where('customer_id', '=', site.customer.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const reader = await readerOf('short')
    const opened = (await openWithThread(reader, id)).json()
    expect(opened.earlier_unanswered.items).toMatchObject({ 0: { text: 'Late' }, length: 11 })
    expect(opened).toEqual(await openInTwoCalls(reader, id))
    const empty = await makeConversation(test.db)
    expect((await openWithThread(reader, empty.id)).json()).toEqual(await openInTwoCalls(reader, empty.id))
  })

  it('is refused as in two calls, and an opening is in the audit log unless the conversation is in hand', async () => {
    const language = 'cs'
    const [holder, stranger] = [
      await test.signedIn(await makeOperator(test.db, { languages: [language] })),
      await test.signedIn(await makeOperator(test.db, { languages: [language] })),
    ]
    const { id } = await makeWaiting(test.db, { language })
    const { lease } = (await holder('POST', '/api/queues/reply/claim', {})).json()
    expect((await openWithThread(holder, id)).json().lease).toMatchObject({ id: lease.id })
    expect((await openWithThread(stranger, id)).json()).toMatchObject({ code: 'conversation_not_found' })
    expect((await openWithThread(stranger, 999_999)).json()).toMatchObject({ code: 'conversation_not_found' })
    expect(await openingsOf(test.db, id)).toHaveLength(0)
    const reader = await readerOf()
    for (const _time of [1, 2]) expect((await openWithThread(reader, id)).json().lease).toBeNull()
    expect(await openingsOf(test.db, id)).toHaveLength(2)
  })

  it('is not sent again while it is the same, and is sent after a new message', async () => {
    const reader = await readerOf()
    const { id } = await makeWaiting(test.db, { language: 'pl' })
    const { headers } = await openWithThread(reader, id)
    const again = () =>
      reader('GET', `/api/conversations/${id}/with-thread`, undefined, {
        'if-none-match': String(headers.etag),
      })
    expect((await again()).statusCode).toBe(304)
    await makeReceived(test.db, { conversationId: id, text: 'And now?' })
    expect((await again()).json().messages).toMatchObject([{}, { text: 'And now?' }])
  })

  it('is each caller’s own when many are opened at once, of which one may not be read', async () => {
    const reader = await readerOf()
    const threads = await Promise.all([3, 60, 1, 55].map((count) => makeThread(Array(count).fill(0))))
    const answers = await Promise.all([
      ...threads.map(({ id }) => openWithThread(reader, id)),
      openWithThread(reader, 999_999),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404])
    for (const [index, { id, inOrder }] of threads.entries()) {
      const { conversation, messages } = answers[index]?.json() ?? {}
      expect(conversation.id).toBe(id)
      // Without the operator's message at the end.
      const ids = messages.slice(0, -1).map((message: { id: number }) => message.id)
      expect(ids).toEqual(inOrder.slice(-49))
    }
  })
})
