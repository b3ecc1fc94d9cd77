import type { MyDay } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeGift, makeProfileSet } from '../../../testing/make-attachments.ts'
import { makeConversation, makeSentMessage, makeSkip } from '../../../testing/make-conversations.ts'
import { makeSite } from '../../../testing/site.ts'

const test = useTestApp()
let teams = 5_000

/** An operator in their own team at one site, whose customer has written, and their day. */
async function makeDay() {
  const site = await makeSite(test)
  const write = async () => {
    expect((await site.post(site.message())).statusCode).toBe(200)
  }
  await write()
  const conversation = await test.db
    .selectFrom('conversations')
    .where('siteowner_id', '=', site.siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const team_id = ++teams
  const colleague = (siteowner_ids: number[] | null = [site.siteowner.id]) =>
    makeOperator(test.db, { team_id, siteowner_ids })
  const operator = await colleague()
  const call = await test.signedIn(operator)
  const day = async (): Promise<MyDay> => (await call('GET', '/api/my-day')).json()
  const send = (own: Partial<Parameters<typeof makeSentMessage>[1]> = {}) =>
    makeSentMessage(test.db, {
      conversationId: conversation.id,
      operatorId: operator.id,
      inReplyTo: null,
      turn: 'extra_reply',
      ...own,
    })
  return { operator, colleague, call, day, send, write, conversation, siteowner: site.siteowner }
}

/** Moves a sent message back in time, also in the statistics. */
const moveBack = (id: number, interval: string) =>
  sql`
    with moved as (
      update messages set created_at = created_at - ${sql.lit(interval)}::interval where id = ${id}
      returning operator_id, type, (created_at at time zone 'utc')::date as day
    )
    update message_stats_daily s set day = moved.day from moved
    where s.operator_id = moved.operator_id and s.type = moved.type`.execute(test.db)

describe('my day', () => {
  it('is empty before any work, and began at midnight UTC', async () => {
    const { day } = await makeDay()
    const none = { sent: 0, answered: 0 }
    expect(await day()).toEqual({
      since: expect.stringMatching(/T00:00:00Z$/),
      ...none,
      turns: ['starter', 'reply', 'extra_reply', 'poke', 'extra_poke'].map((turn) => ({ turn, ...none })),
      team: none,
      hours: [],
      skipped: 0,
      away: { times: 0, seconds: 0 },
    })
  })

  it('counts sent messages by turn, including photos and gifts, and as answered when the customer wrote afterwards', async () => {
    const { day, send, write, siteowner } = await makeDay()
    const gift = await makeGift(test.db, { siteowner_id: siteowner.id })
    const [photoId = 0] = (await makeProfileSet(test.db, { siteowner_id: siteowner.id })).photoIds
    await send({ turn: 'reply' })
    await send({ attached: { kind: 'photo', id: photoId, width: 64, height: 64 } })
    await write()
    await send({
      attached: { kind: 'gift', ...gift, icon: 'gift' },
    })
    await send({ turn: 'poke' })
    expect(await day()).toMatchObject({
      sent: 4,
      answered: 2,
      turns: [
        { turn: 'starter', sent: 0, answered: 0 },
        { turn: 'reply', sent: 1, answered: 1 },
        { turn: 'extra_reply', sent: 2, answered: 1 },
        { turn: 'poke', sent: 1, answered: 0 },
        { turn: 'extra_poke', sent: 0, answered: 0 },
      ],
    })
    await write()
    expect(await day()).toMatchObject({ sent: 4, answered: 4 })
  })

  it('does not have messages of yesterday', async () => {
    const { day, send } = await makeDay()
    const { id } = await send()
    await moveBack(id, '1 day')
    await send({ turn: 'poke' })
    const { sent, hours } = await day()
    expect(sent).toBe(1)
    expect(hours.reduce((sum, hour) => sum + hour.sent, 0)).toBe(1)
  })

  it('has each hour from that of the first message to the current one', async () => {
    const { day, send } = await makeDay()
    const { id } = await send()
    await send()
    // Midnight is always of today.
    await sql`update messages set created_at = date_trunc('day', now(), 'UTC') where id = ${id}`.execute(
      test.db,
    )
    const { hours, since } = await day()
    expect(hours[0]).toEqual({ at: since, sent: new Date().getUTCHours() === 0 ? 2 : 1 })
    expect(hours.reduce((sum, hour) => sum + hour.sent, 0)).toBe(2)
    expect(hours.map(({ at }) => (Date.parse(at) - Date.parse(since)) / 3_600_000)).toEqual(
      hours.keys().toArray(),
    )
  })

  it('has the counts of the whole team, at the sites the operator works for', async () => {
    const { day, send, write, colleague, siteowner } = await makeDay()
    const teammate = await colleague(null)
    const stranger = await makeOperator(test.db, { siteowner_ids: [siteowner.id], team_id: ++teams })
    await send()
    await send({ operatorId: teammate.id })
    await write()
    await send({ operatorId: teammate.id })
    await send({ operatorId: stranger.id })
    const elsewhere = await makeConversation(test.db, { siteowner: await makeSiteowner(test.db) })
    await send({ operatorId: teammate.id, conversationId: elsewhere.id })
    expect(await day()).toMatchObject({ sent: 1, answered: 1, team: { sent: 3, answered: 2 } })
  })

  it('counts skips and breaks of today, breaks with their real length', async () => {
    const { day, call, operator, conversation, colleague } = await makeDay()
    await makeSkip(test.db, { conversationId: conversation.id, operatorId: operator.id })
    await makeSkip(test.db, { conversationId: conversation.id, operatorId: operator.id, hoursAgo: 24 })
    await makeSkip(test.db, { conversationId: conversation.id, operatorId: (await colleague()).id })
    const midnight = sql<string>`date_trunc('day', now(), 'UTC')`
    const after = (seconds: number) => sql<string>`${midnight} + make_interval(secs => ${seconds})`
    const rest = { operator_id: operator.id, reason_words: 'Tea' }
    await test.db
      .insertInto('away_times')
      .values([
        // One that was ended early, one that ended by itself, and one of yesterday.
        { ...rest, started_at: midnight, ends_at: after(120), ended_at: after(45) },
        { ...rest, started_at: after(-500), ends_at: after(-380), ended_at: after(-380) },
      ])
      .execute()
    await call('POST', '/api/away-times', { reason_words: 'Doorbell' })
    await call('POST', '/api/away-times/current/end')
    const { skipped, away } = await day()
    expect(skipped).toBe(1)
    expect(away.times).toBe(2)
    expect(away.seconds).toBeGreaterThanOrEqual(45)
    expect(away.seconds).toBeLessThan(45 + 120)
  })

  it('is only available to the operator: the day of another one cannot be requested', async () => {
    const { call } = await makeDay()
    expect((await call('GET', '/api/my-day?operator_id=1')).json()).toMatchObject({ code: 'invalid_input' })
    expect((await test.anonymous('GET', '/api/my-day')).statusCode).toBe(401)
  })

  it('changes with messages that are sent in the panel', async () => {
    const staffedSite = await makeStaffedSite(test)
    await staffedSite.waiting()
    const { call, take } = await staffedSite.colleague()
    const { id, in_reply_to, lease } = await take()
    const body = { ...lease, in_reply_to, text: 'Hello to you too' }
    await call('POST', `/api/conversations/${id}/messages`, body, { 'idempotency-key': crypto.randomUUID() })
    expect((await call('GET', '/api/my-day')).json()).toMatchObject({
      sent: 1,
      turns: expect.arrayContaining([{ turn: 'reply', sent: 1, answered: 0 }]),
    })
  })
})
