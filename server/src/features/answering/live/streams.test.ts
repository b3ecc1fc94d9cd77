import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { announce, transaction } from '../../../platform/database.ts'
import { startNode, useTestApp } from '../../../testing/app.ts'
import { useStreams } from '../../../testing/event-stream.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

const openStream = useStreams(test)

/** An operator who may read along with the conversations of one site owner, and two of these. */
async function readerOf() {
  const siteowner = await makeSiteowner(test.db)
  const own = { siteowner, language: 'fi' }
  const ids = [(await makeWaiting(test.db, own)).id, (await makeWaiting(test.db, own)).id] as const
  await makeLevel(test.db, { id: 152, rights: ['other_chats.overview'] })
  const operator = await makeOperator(test.db, { permissions_id: 152, siteowner_ids: [siteowner.id] })
  return { reader: await test.signedIn(operator), ids }
}

/** Sends hints like an operation: after its commit. */
const announceHints = (...hints: Parameters<typeof announce>[1][]) =>
  transaction(test.db, async (tx) => announce(tx, ...hints))

describe('an event stream', () => {
  it('starts with ready, and with headers against buffering by proxies', async () => {
    const { token } = await test.signedIn(await makeOperator(test.db))
    const stream = await openStream(token)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('cache-control')).toContain('no-store')
    expect(await stream.next(() => true)).toEqual({ topic: 'ready' })
  })

  it('replaces the oldest one if its operator has 10, in whichever sessions', async () => {
    const operator = await makeOperator(test.db)
    const [one, other] = [await test.signedIn(operator), await test.signedIn(operator)]
    const first = await openStream(one.token)
    const second = await openStream(other.token)
    const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(one.token)))
    const somebody = await openStream((await test.signedIn(await makeOperator(test.db))).token)
    const eleventh = await openStream(one.token)
    await first.ended
    await announceHints({ topic: 'queue' })
    for (const stream of [second, ...streams, eleventh, somebody])
      await stream.next((event) => event.topic === 'queue')
    expect(first.retry()).toBeGreaterThanOrEqual(60_000)
  })

  it('says when to reconnect, with different times for different streams', async () => {
    const { token } = await test.signedIn(await makeOperator(test.db))
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(token)))
    for (const stream of streams) await stream.next((event) => event.topic === 'ready')
    const pauses = streams.map((stream) => stream.retry())
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThan(5_000)
    }
    expect(new Set(pauses).size).toBeGreaterThan(1)
  })

  it('needs less than one statement on average if many open at once', async () => {
    const { reader, ids } = await readerOf()
    const tokens = await Promise.all(
      Array.from({ length: 40 }, async () => (await test.signedIn(await makeOperator(test.db))).token),
    )
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => statements.mockRestore())
    const streams = await Promise.all([
      ...tokens.map((token) => openStream(token)),
      openStream(reader.token, `?watch=${ids}`),
      openStream(reader.token, `?watch=${ids[0]}`),
    ])
    expect(streams.map(({ response }) => response.status)).toEqual(Array(42).fill(200))
    expect(statements.mock.calls.length).toBeLessThan(streams.length)
  })

  it('tells the holder that the customer has written, and nobody else', async () => {
    const language = 'nl'
    const holder = await makeOperator(test.db, { languages: [language] })
    const call = await test.signedIn(holder)
    const other = await test.signedIn(await makeOperator(test.db))
    const { id } = await makeWaiting(test.db, { language })
    await call('POST', '/api/queues/reply/claim', {})
    const [mine, theirs] = [await openStream(call.token), await openStream(other.token)]
    await makeReceived(test.db, { conversationId: id })
    await announceHints(
      { topic: 'conversation', id, operatorId: holder.id },
      { topic: 'conversation', id: 77, operatorId: other.sessionId + 1_000 },
    )
    expect(await mine.next((event) => event.topic === 'conversation')).toEqual({ topic: 'conversation', id })
    await announceHints({ topic: 'queue' })
    await theirs.next((event) => event.topic === 'queue')
    expect(theirs.seen.filter((event) => event.topic === 'conversation')).toEqual([])
  })

  it('sends hints about a conversation that is watched without a lease', async () => {
    const { reader, ids } = await readerOf()
    const stream = await openStream(reader.token, `?watch=${ids}`)
    await announceHints({ topic: 'conversation', id: ids[1], operatorId: null })
    expect(await stream.next((event) => event.topic === 'conversation')).toEqual({
      topic: 'conversation',
      id: ids[1],
    })
  })

  it('sends no hints about a watched conversation that the operator may not read', async () => {
    const { reader, ids } = await readerOf()
    const [id] = ids
    const { id: hidden } = await makeWaiting(test.db)
    const nobody = await test.signedIn(await makeOperator(test.db))
    const [stream, theirs] = [
      await openStream(reader.token, `?watch=${id},${hidden}`),
      await openStream(nobody.token, `?watch=${id},${hidden},999999999`),
    ]
    await announceHints(
      { topic: 'conversation', id: hidden, operatorId: null },
      { topic: 'conversation', id, operatorId: null },
      { topic: 'queue' },
    )
    await stream.next((event) => event.topic === 'conversation')
    await theirs.next((event) => event.topic === 'queue')
    expect(stream.seen.filter((event) => event.topic === 'conversation')).toEqual([
      { topic: 'conversation', id },
    ])
    expect(theirs.seen.filter((event) => event.topic === 'conversation')).toEqual([])
  })

  it('sends hints about breaks only to those who may list them, and to pages of the operator on the break', async () => {
    const language = 'de'
    await makeLevel(test.db, { id: 151, rights: ['chat_stats.away'] })
    const coach = await test.signedIn(await makeOperator(test.db, { permissions_id: 151 }))
    const onBreak = await test.signedIn(await makeOperator(test.db))
    const other = await test.signedIn(await makeOperator(test.db, { languages: [language] }))
    const streams = [
      await openStream(coach.token),
      await openStream(onBreak.token),
      await openStream(other.token),
    ] as const
    expect((await onBreak('POST', '/api/away-times', { reason_words: 'Doorbell' })).statusCode).toBe(200)
    await streams[0].next((event) => event.topic === 'away')
    await streams[1].next((event) => event.topic === 'away')
    await announceHints({ topic: 'queue' })
    await streams[2].next((event) => event.topic === 'queue')
    expect(streams[2].seen.filter((event) => event.topic === 'away')).toEqual([])
  })

  it('tells those who read along that somebody has taken the conversation', async () => {
    const { id } = await makeWaiting(test.db, { language: 'sv' })
    await makeLevel(test.db, { id: 152, rights: ['other_chats.overview'] })
    const reader = await test.signedIn(await makeOperator(test.db, { permissions_id: 152 }))
    const reading = await openStream(reader.token, `?watch=${id}`)
    await reading.next((event) => event.topic === 'ready')
    const taker = await test.signedIn(await makeOperator(test.db, { languages: ['sv'] }))
    await taker('POST', '/api/queues/reply/claim', {})
    expect(await reading.next((event) => event.topic === 'conversation')).toEqual({
      topic: 'conversation',
      id,
    })
  })

  it('tells the page to refresh when the node has lost its listening connection', async () => {
    const { token } = await test.signedIn(await makeOperator(test.db))
    const stream = await openStream(token)
    await stream.next((event) => event.topic === 'ready')
    stream.seen.length = 0
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query in ('select', 'listen panel') or query like '%pg\_notify%') and pid <> pg_backend_pid()`.execute(
      test.db,
    )
    await stream.next((event) => event.topic === 'ready')
  })

  it('gets hints about what another node has done', async () => {
    const other = await startNode(test.url)
    const { reader, ids } = await readerOf()
    const stream = await openStream(reader.token, `?watch=${ids}`)
    await stream.next((event) => event.topic === 'ready')
    await transaction(other.db, async (tx) =>
      announce(tx, { topic: 'conversation', id: ids[0], operatorId: null }),
    )
    await stream.next((event) => event.topic === 'conversation')
  })

  it('gets no hints of a transaction that was rolled back', async () => {
    const { reader, ids } = await readerOf()
    const stream = await openStream(reader.token, `?watch=${ids}`)
    await transaction(test.db, async (tx) => {
      announce(tx, { topic: 'conversation', id: ids[0], operatorId: null })
      throw new Error('rolled back')
    }).catch(() => {})
    await announceHints({ topic: 'conversation', id: ids[1], operatorId: null })
    await stream.next((event) => event.topic === 'conversation')
    expect(stream.seen.filter((event) => event.topic === 'conversation')).toEqual([
      { topic: 'conversation', id: ids[1] },
    ])
  })

  it('ends at once when its session is ended, and within 5 seconds when the session expires', async () => {
    const operator = await makeOperator(test.db)
    const [first, second] = [await test.signedIn(operator), await test.signedIn(operator)]
    const [streamOfFirst, streamOfSecond] = [await openStream(first.token), await openStream(second.token)]
    await announceHints({ topic: 'session', sessionId: first.sessionId })
    await streamOfFirst.next((event) => event.topic === 'session')
    await streamOfFirst.ended
    const start = performance.now()
    await test.db
      .updateTable('sessions')
      .set({ ended_at: sql<string>`now()` })
      .where('id', '=', second.sessionId)
      .execute()
    await streamOfSecond.next((event) => event.topic === 'session')
    await streamOfSecond.ended
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('is refused without a session, and before the two-factor code', async () => {
    expect((await test.anonymous('GET', '/api/events')).statusCode).toBe(401)
    const early = await test.signedIn(await makeOperator(test.db), { tfa: false })
    expect((await early('GET', '/api/events')).json()).toMatchObject({ code: 'tfa_required' })
  })
})
