import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite } from '../../testing/site.ts'
import { threadsOf } from '../../testing/threads.ts'

const test = useTestApp()
const { readerOf, pageOf } = threadsOf(test)

/** A conversation with a question and its answer, both of some minutes ago. */
async function makeAnswered({ isDelivered = true } = {}) {
  const site = await makeSite(test)
  const ago = async (interval: string) => {
    const { rows } = await sql<{ at: string }>`select now() - ${interval}::interval as at`.execute(test.db)
    return rows[0]?.at ?? ''
  }
  await site.post(site.message({ text: 'question', sent_at: await ago('30 minutes') }))
  const { id } = await test.db
    .selectFrom('conversations')
    .select('id')
    .where('siteowner_id', '=', site.siteowner.id)
    .executeTakeFirstOrThrow()
  const answer = async (text: string, interval: string) => {
    const { id: messageId } = await makeSentMessage(test.db, {
      conversationId: id,
      turn: 'extra_reply',
      text,
    })
    const at = await ago(interval)
    await sql`update messages set created_at = ${at}, sent_at = ${at} where id = ${messageId}`.execute(
      test.db,
    )
    await sql`update conversations set last_operator_message_at = ${at}, last_message_at = ${at} where id = ${id}`.execute(
      test.db,
    )
    await sql`insert into deliveries (message_id, siteowner_id, conversation_id, status)
      values (${messageId}, ${site.siteowner.id}, ${id}, ${isDelivered ? 'delivered' : 'pending'})
      on conflict (message_id) do update set status = excluded.status`.execute(test.db)
  }
  await answer('answer', '5 minutes')
  const texts = async () => (await pageOf(await readerOf(), id, 'limit=50')).items.map(({ text }) => text)
  const write = async (text: string, interval: string) =>
    expect((await site.post(site.message({ text, sent_at: await ago(interval) }))).statusCode).toBe(200)
  return { ...site, ago, answer, texts, write }
}

describe('a message of a site with a slow clock', () => {
  it('never stands above an answer that its customer had when it arrived, and keeps its time', async () => {
    const { siteowner, texts, write } = await makeAnswered()
    await write('reply', '6 minutes 30 seconds')
    await write('second reply', '6 minutes 20 seconds')
    expect(await texts()).toEqual(['question', 'answer', 'reply', 'second reply'])
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from now() - sent_at) / 60)::int as minutes from messages
      where siteowner_id = ${siteowner.id} and body = 'reply'`.execute(test.db)
    expect(rows).toEqual([{ minutes: 7 }])
    expect((await findFaults(test.db)).wrong_times_of_messages).toBeUndefined()
  })

  it('stands below the newest of several answers, and above what is written later', async () => {
    const { texts, write, answer } = await makeAnswered()
    await answer('second answer', '4 minutes')
    await write('reply', '10 minutes')
    await answer('third answer', '1 minute')
    expect(await texts()).toEqual(['question', 'answer', 'second answer', 'reply', 'third answer'])
  })

  it('is not turned round by times in whole seconds', async () => {
    const { texts, post, message, answer, ago } = await makeAnswered()
    await answer('second answer', '2 minutes')
    const second = (await ago('2 minutes')).slice(0, 19)
    await post(
      message({ text: 'first', sent_at: `${second}Z` }),
      message({ text: 'second', sent_at: `${second}Z` }),
    )
    expect(await texts()).toEqual(['question', 'answer', 'second answer', 'first', 'second'])
  })
})

describe('a message that was written before the answer', () => {
  it('stands above it if the customer did not have it yet', async () => {
    const { texts, write } = await makeAnswered({ isDelivered: false })
    await write('another question', '6 minutes')
    expect(await texts()).toEqual(['question', 'another question', 'answer'])
  })

  it('stands above it if it is more than an hour late', async () => {
    const { texts, write } = await makeAnswered()
    await write('old', '61 minutes')
    expect(await texts()).toEqual(['old', 'question', 'answer'])
    expect((await findFaults(test.db)).wrong_times_of_messages).toBeUndefined()
  })
})

describe('the clock of a site', () => {
  /** What admins see, and a function that lets what is stored about the clock be older. */
  async function makeClock() {
    const site = await makeAnswered()
    const { id } = site.siteowner
    const { call: admin } = await makeAdmin(test)
    const clock = async () => {
      const { clock_seconds, clock_since } = (await admin('GET', `/api/siteowners/${id}`)).json()
      return clock_since === null ? null : Math.round(clock_seconds / 30) * 30
    }
    const pass = () =>
      sql`update siteowners set clock_since = clock_since - interval '5 minutes' where id = ${id}`.execute(
        test.db,
      )
    return { ...site, clock, pass }
  }

  it('is behind when messages differ by the same for a while, and right with the next one that is', async () => {
    const { write, clock, pass } = await makeClock()
    await write('behind', '90 seconds')
    await write('at once', '91 seconds')
    expect(await clock()).toBe(null)
    await pass()
    await write('behind later', '95 seconds')
    await write('sent again after hours', '3 hours')
    expect(await clock()).toBe(90)
    await write('right again', '1 second')
    expect(await clock()).toBe(null)
  })

  it('is not behind when a site catches up', async () => {
    const { write, clock, pass } = await makeClock()
    for (const late of ['40 minutes', '30 minutes', '20 minutes', '10 minutes']) {
      await write(late, late)
      await pass()
      expect(await clock()).toBe(null)
    }
  })

  it.each(['1900-01-01T00:00:00Z', '2090-01-01T00:00:00Z'])('of %s is stored', async (sent_at) => {
    const { post, message, clock, pass } = await makeClock()
    for (const text of ['one', 'two']) {
      expect((await post(message({ text, sent_at }))).statusCode).toBe(200)
      await pass()
    }
    const seconds = await clock()
    if (sent_at.startsWith('1900')) expect(seconds).toBe(null)
    else expect(seconds).toBeLessThan(-1_000_000)
  })
})
