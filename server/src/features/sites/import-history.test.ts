import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { useRetaining } from '../../testing/retaining.ts'
import { makeSite, storedOf } from '../../testing/site.ts'
import { threadsOf } from '../../testing/threads.ts'
import { makeWritten } from '../../testing/written-chat.ts'

const test = useTestApp()
const stored = storedOf(test)
const { readerOf, pageOf } = threadsOf(test)
const { keepFor } = useRetaining(test)

type Site = Awaited<ReturnType<typeof makeSite>>
const historyOf =
  (site: Pick<Site, 'call'>) =>
  (...messages: Record<string, unknown>[]) =>
    site.call('POST', '/site/v1/history', { messages })

describe('the history of a site', () => {
  it('stands in the thread in its own order, and nothing waits, leaves or counts', async () => {
    const site = await makeSite(test)
    const post = historyOf(site)
    const said = (text: string, sent_at: string, direction: string) =>
      site.message({ text, sent_at, direction })
    const answer = await post(
      said('third', '2025-03-02T09:20:00Z', 'in'),
      said('first', '2025-03-02T09:10:00Z', 'in'),
      said('second', '2025-03-02T09:15:00Z', 'out'),
    )
    expect(answer.json()).toEqual({ accepted: 3, duplicate: 0, too_old: 0 })
    const [conversation] = await stored.conversations(site.siteowner.id)
    expect(conversation).toMatchObject({
      status: 'answered',
      message_count: 3,
      customer_message_count: 0,
      last_message_id: null,
      last_customer_message_id: null,
      first_message_at: '2025-03-02T09:10:00Z',
      last_message_at: '2025-03-02T09:20:00Z',
    })
    expect(await stored.items(site.siteowner.id)).toEqual([])
    expect((await site.call('GET', '/site/v1/outbox')).json().items).toEqual([])
    const { items } = await pageOf(await readerOf(), conversation?.id ?? 0, 'limit=50')
    expect(items).toMatchObject([
      { text: 'first', direction: 'past' },
      { text: 'second', direction: 'site', operator: null },
      { text: 'third', direction: 'past' },
    ])
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('goes below a chat that waits, which stays as it is', async () => {
    const site = await makeWritten(test, 'Hello')
    const [item, before] = [await site.items(), await site.conversation()]
    const { id, messages, send } = await site.claim()
    const [held] = await site.items()
    await historyOf(site)(
      site.message({ text: 'Ben je een robot?', sent_at: '2025-03-02T09:10:00Z' }),
      site.message({ text: 'No', sent_at: '2025-03-02T09:11:00Z', direction: 'out' }),
    )
    expect(await site.items()).toEqual([held])
    expect(item).toMatchObject([{ due_at: held?.due_at }])
    const { revision, first_message_at, message_count, ...rest } = await site.conversation()
    expect(before).toMatchObject(rest)
    expect([first_message_at, message_count]).toEqual(['2025-03-02T09:10:00Z', 3])
    const { items } = await pageOf(await readerOf(), id, 'limit=50')
    expect(items.map(({ text }) => text)).toEqual(['Ben je een robot?', 'No', 'Hello'])
    expect((await send({ last_seen_id: messages.at(-1).id })).statusCode).toBe(200)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is not readable beyond the history of a level, although its ids are new', async () => {
    const site = await makeWritten(test, ...Array.from({ length: 60 }, (_, at) => `Live ${at}`))
    await historyOf(site)(site.message({ text: 'Old', sent_at: '2025-03-02T09:10:00Z' }))
    const { id } = await site.conversation()
    const seen = await pageOf(await readerOf('short'), id, 'limit=100')
    expect(JSON.stringify(seen)).not.toContain('"Old"')
  })

  it('can be repeated: what is stored is a duplicate, also when it came as a message', async () => {
    const site = await makeSite(test)
    const post = historyOf(site)
    const [old, live] = [site.message({ sent_at: '2025-03-02T09:10:00Z' }), site.message()]
    await site.post(live)
    await post(old)
    const next = site.message({ sent_at: '2025-03-02T09:12:00Z' })
    expect((await post(old, live, next, next)).json()).toEqual({ accepted: 1, duplicate: 3, too_old: 0 })
    expect((await site.post(old)).json().results).toMatchObject([{ status: 'duplicate' }])
    const differs = await post({ ...next, text: 'Another' })
    expect(differs.json()).toMatchObject({ code: 'body_differs' })
    expect(await stored.items(site.siteowner.id)).toHaveLength(1)
  })

  it('names people who are not known, and stores nothing of the call', async () => {
    const site = await makeSite(test)
    const answer = await historyOf(site)(
      site.message(),
      site.message({ customer_external_id: 'nobody' }),
      site.message({ profile_external_id: 'nobody' }),
    )
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'unknown_reference',
        issues: [{ path: 'messages.1.customer_external_id' }, { path: 'messages.2.profile_external_id' }],
      },
    ])
    expect(await stored.conversations(site.siteowner.id)).toEqual([])
  })

  it('leaves out what retention would have deleted, and stores the rest', async () => {
    const site = await makeSite(test)
    await keepFor('messages', 365)
    const { rows } = await sql<{ kept: string }>`select now() - interval '200 days' as kept`.execute(test.db)
    const answer = await historyOf(site)(
      site.message({ sent_at: '2019-03-02T09:10:00Z' }),
      site.message({ sent_at: rows[0]?.kept ?? '', direction: 'out' }),
    )
    expect(answer.json()).toEqual({ accepted: 1, duplicate: 0, too_old: 1 })
  })
})
