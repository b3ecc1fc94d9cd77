import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeReceived, makeSentMessage, makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
let coach: Awaited<ReturnType<typeof test.signedIn>>

beforeAll(async () => {
  await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
})

/** Makes a site owner and a coach, for one test. */
async function makeSupervisedSite() {
  siteowner = await makeSiteowner(test.db)
  const operator = await makeOperator(test.db, { permissions_id: 150, siteowner_ids: [siteowner.id] })
  coach = await test.signedIn(operator)
}
const waiting = (own: Parameters<typeof makeWaiting>[1] = {}) => makeWaiting(test.db, { siteowner, ...own })
const list = async (query = '') => (await coach('GET', `/api/conversations?${query}`)).json()
const ids = async (query = ''): Promise<number[]> =>
  (await list(query)).items.map((item: { id: number }) => item.id)
const set = (id: number, columns: Record<string, unknown>) =>
  test.db.updateTable('conversations').set(columns).where('id', '=', id).execute()
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`

describe('the Chat overview', () => {
  it('shows unread and unanswered by default, and every status on request', async () => {
    await makeSupervisedSite()
    const unread = await waiting()
    const unanswered = await waiting({ item: { opened: true } })
    const ignored = await waiting()
    const answered = await waiting()
    await set(ignored.id, { status: 'ignored' })
    await makeSentMessage(test.db, { conversationId: answered.id })
    expect((await ids()).sort()).toEqual([unread.id, unanswered.id])
    expect(await ids('status=unread')).toEqual([unread.id])
    expect(await ids('status=unanswered')).toEqual([unanswered.id])
    expect((await ids('status=ignored,answered')).sort()).toEqual([ignored.id, answered.id])
    expect((await ids('status=all')).sort()).toEqual([unread.id, unanswered.id, ignored.id, answered.id])
    expect((await list('status=unread')).items[0]).toMatchObject({ status: 'unread' })
  })

  it('has the columns of the list: operator, language, pokes, messages, operators, oldest and newest message', async () => {
    await makeSupervisedSite()
    const { id, customer, profile } = await waiting({ language: 'pl' })
    const [first, second] = [await makeOperator(test.db), await makeOperator(test.db, { name: 'Marek K.' })]
    await makeSentMessage(test.db, { conversationId: id, operatorId: first.id })
    await makeReceived(test.db, { conversationId: id })
    await makeSentMessage(test.db, { conversationId: id, operatorId: second.id })
    await makeSentMessage(test.db, { conversationId: id, operatorId: second.id, turn: 'poke' })
    const [item] = (await list('status=all')).items
    expect(item).toMatchObject({
      id,
      status: 'answered',
      customer: { name: customer.name },
      profile: { name: profile.name },
      operator: { id: second.id, name: 'Marek K.' },
      answering: null,
      language: 'pl',
      poke_count: 1,
      message_count: 5,
      operator_count: 2,
    })
    expect(Date.parse(item.oldest_message_at)).toBeLessThan(Date.parse(item.newest_message_at))
  })

  it('shows who is answering, and hides names from team 21 below level 150', async () => {
    await makeSupervisedSite()
    const language = 'zz'
    await waiting({ language })
    const holder = await makeOperator(test.db, { languages: [language], name: 'Tom B.' })
    await (await test.signedIn(holder))('POST', '/api/queues/reply/claim', {})
    expect((await list('')).items[0].answering).toEqual({ id: holder.id, name: 'Tom B.' })
    await makeLevel(test.db, { id: 140, rights: ['other_chats.overview'] })
    const lower = await makeOperator(test.db, {
      permissions_id: 140,
      team_id: 21,
      siteowner_ids: [siteowner.id],
    })
    const seen = (await (await test.signedIn(lower))('GET', '/api/conversations')).json()
    expect(seen.items[0].answering).toEqual({ id: holder.id, name: null })
  })

  it('says why nothing may be sent to the customer, in each of their chats, while the holds are in force', async () => {
    await makeSupervisedSite()
    const { id, customer } = await waiting()
    expect((await list()).items[0]).toMatchObject({ id, holds: [] })
    const hold = (kind: 'distress' | 'cooling_off' | 'threat', own = {}) =>
      test.db
        .insertInto('holds')
        .values({ customer_id: customer.id, kind, ...own })
        .execute()
    await hold('cooling_off', { until: '2199-01-01T00:00:00Z' })
    await hold('distress')
    await hold('threat', { released_at: '2026-01-01T00:00:00Z' })
    expect((await list('status=all')).items[0].holds).toEqual([
      { kind: 'cooling_off', until: '2199-01-01T00:00:00.000000Z' },
      { kind: 'distress', until: null },
    ])
  })

  it('is limited to the site owners of the viewer', async () => {
    await makeSupervisedSite()
    await makeWaiting(test.db)
    expect(await ids('status=all')).toEqual([])
  })

  it('can be filtered by language, site owner, message type, operator and member type', async () => {
    await makeSupervisedSite()
    const [dutch, polish] = [await waiting({ language: 'nl' }), await waiting({ language: 'pl' })]
    expect(await ids('language=nl')).toEqual([dutch.id])
    expect((await ids(`siteowner_id=${siteowner.id}`)).length).toBe(2)
    expect(await ids('siteowner_id=999999')).toEqual([])
    const writer = await makeOperator(test.db)
    await makeSentMessage(test.db, { conversationId: dutch.id, operatorId: writer.id })
    expect(await ids(`status=all&operator_id=${writer.id}`)).toEqual([dutch.id])
    expect(await ids('status=all&message_type=reply')).toEqual([dutch.id])
    const trial = await waiting({ customer: { member_type: 'trial' } })
    expect(await ids('member_type=free')).toEqual([trial.id])
    expect(await ids('member_type=paid')).toEqual([polish.id])
    expect((await ids('member_type=all')).length).toBe(2)
  })

  it('has the type of the last message of a site', async () => {
    await makeSupervisedSite()
    const { id, customer, profile } = await waiting()
    const message = {
      external_id: `gift-${id}`,
      customer_external_id: customer.external_id,
      profile_external_id: profile.external_id,
      text: 'For you',
      gift: 'rose',
      sent_at: '2026-11-20T10:00:00Z',
    }
    await test.site(siteowner.key)('POST', '/site/v1/messages', { messages: [message] })
    expect(await ids('message_type=gift')).toEqual([id])
  })

  it.each([
    ['messages_min=3', { message_count: 3 }, { message_count: 2 }],
    ['messages_max=3', { message_count: 3 }, { message_count: 4 }],
    ['pokes_min=2', { poke_count: 2 }, { poke_count: 1 }],
    ['pokes_max=2', { poke_count: 2 }, { poke_count: 3 }],
    ['days_min=2', { last_message_at: daysAgo(2) }, { last_message_at: daysAgo(1) }],
    ['days_max=2', { last_message_at: daysAgo(2) }, { last_message_at: daysAgo(3) }],
    ['customer_days_min=2', { last_customer_time: daysAgo(2) }, { last_customer_time: null }],
    ['customer_days_max=2', { last_customer_time: daysAgo(2) }, { last_customer_time: daysAgo(3) }],
  ])('can be filtered by %s', async (query, inside, outside) => {
    await makeSupervisedSite()
    const [included, excluded] = [await waiting(), await waiting()]
    await set(included.id, inside)
    await set(excluded.id, outside)
    expect(await ids(query)).toEqual([included.id])
  })

  it('by default excludes conversations older than 365 days or with more than 10 pokes', async () => {
    await makeSupervisedSite()
    const [old, poked, one] = [await waiting(), await waiting(), await waiting()]
    await set(old.id, { last_message_at: daysAgo(366) })
    await set(poked.id, { poke_count: 11 })
    expect(await ids()).toEqual([one.id])
  })

  it('has the longest wait first, then what does not wait; or on request the newest message', async () => {
    await makeSupervisedSite()
    const short = await waiting({ seconds: 60 })
    const long = await waiting({ seconds: 600 })
    const held = await waiting({ seconds: 900, item: { held: true } })
    const answered = await waiting({ seconds: 1_200 })
    await makeSentMessage(test.db, { conversationId: answered.id })
    await set(short.id, { last_message_at: daysAgo(1) })
    await set(long.id, { last_message_at: daysAgo(2) })
    await set(held.id, { last_message_at: daysAgo(3) })
    expect(await ids('status=all')).toEqual([long.id, short.id, answered.id, held.id])
    expect(await ids('status=all&order=newest')).toEqual([answered.id, short.id, long.id, held.id])
    const { items } = await list('status=all')
    const waits = items.map((item: { waiting_since: string | null }) => item.waiting_since !== null)
    expect(waits).toEqual([true, true, false, false])
    const first = await list('status=all&limit=1')
    expect(first.next_cursor).toMatch(/^wait_/)
    expect(await ids(`status=all&limit=1&cursor=${first.next_cursor}`)).toEqual([short.id])
  })

  it('says since when a chat waits for a master', async () => {
    await makeSupervisedSite()
    const { id } = await waiting({ item: { for_master: true } })
    await waiting()
    const { created_at } = await test.db
      .insertInto('handovers')
      .values({ conversation_id: id, reason_words: 'Asked for a meeting' })
      .returning('created_at')
      .executeTakeFirstOrThrow()
    const { items } = await list()
    const handedOver = items.map((item: { id: number; handed_over_at: string | null }) => [
      item.id === id,
      item.handed_over_at,
    ])
    expect(handedOver).toEqual(
      expect.arrayContaining([
        [true, created_at],
        [false, null],
      ]),
    )
  })

  it('is counted with the same filters, and refused without the right', async () => {
    await makeSupervisedSite()
    await waiting({ language: 'nl' })
    await waiting({ language: 'pl' })
    await makeWaiting(test.db)
    const count = async (query: string) => (await coach('GET', `/api/conversations/count?${query}`)).json()
    expect(await count('')).toEqual({ count: 2, more: false })
    expect(await count('language=pl')).toEqual({ count: 1, more: false })
    expect(await count('status=answered')).toEqual({ count: 0, more: false })
    const operator = await test.signedIn(await makeOperator(test.db))
    expect((await operator('GET', '/api/conversations/count')).statusCode).toBe(403)
  })

  it('is read in pages, without gaps or repeats, also with equal times', async () => {
    await makeSupervisedSite()
    const made = [await waiting(), await waiting(), await waiting(), await waiting(), await waiting()]
    for (const { id } of made) await set(id, { last_message_at: '2026-11-19T10:00:00.123456Z' })
    const first = await list('order=newest&limit=2')
    const second = await list(`order=newest&limit=2&cursor=${first.next_cursor}`)
    const third = await list(`order=newest&limit=2&cursor=${second.next_cursor}`)
    const seen = [first, second, third].flatMap((page) => page.items.map((item: { id: number }) => item.id))
    expect(seen).toEqual(made.map(({ id }) => id).reverse())
    expect(third.next_cursor).toBeNull()
  })

  it.each([
    ['status=read', 'status'],
    ['messages_min=-2', 'messages_min'],
    ['pokes_max=11', 'pokes_max'],
    ['days_max=366', 'days_max'],
    ['cursor=soon', 'cursor'],
    ['cursor=2026-13-99T99:99:99Z_1', 'cursor'],
    ['cursor=2026-02-30T10:00:00Z_1', 'cursor'],
    ['message_type=letter', 'message_type'],
  ])('refuses %s and names the field', async (query, path) => {
    await makeSupervisedSite()
    expect(await list(query)).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
  })
})
