import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { makeConversation, makeSentMessage, makeSkip } from '../../../testing/make-conversations.ts'
import { inTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()
const at = (minutes: number) => new Date(Date.UTC(2026, 9, 5, 12, minutes)).toISOString()

/** An operator who did something of each kind, a minute apart, latest first: sign-in, report, break, skip, answer. */
async function makeBusy() {
  const { db } = test
  const operator = await makeOperator(db)
  const of = { operator_id: operator.id }
  const { id: conversation_id, siteowner } = await makeConversation(db)
  const sent = await makeSentMessage(db, {
    conversationId: conversation_id,
    operatorId: operator.id,
    inReplyTo: null,
  })
  await db
    .updateTable('messages')
    .set({ created_at: at(0) })
    .where('id', '=', sent.id)
    .execute()
  await makeSkip(db, {
    conversationId: conversation_id,
    operatorId: operator.id,
    reason_code: 'topic',
    at: at(1),
  })
  await db
    .insertInto('away_times')
    .values({ ...of, reason_words: 'Doorbell', started_at: at(2), ends_at: at(30), ended_at: at(9) })
    .execute()
  const reason = await db.selectFrom('reportreasons').select(['id', 'code']).executeTakeFirstOrThrow()
  await db
    .insertInto('message_reports')
    .values({
      ...of,
      message_id: sent.id,
      conversation_id,
      siteowner_id: siteowner.id,
      reason_id: reason.id,
      notes: 'Look',
      created_at: at(3),
    })
    .execute()
  await db
    .insertInto('login_history')
    .values({
      ...of,
      login: operator.login,
      device: 'Firefox',
      address: '192.0.2.1',
      result: 'code_ok',
      at: at(4),
    })
    .execute()
  return { operator, conversation_id, siteowner, reason }
}

type Caller = Awaited<ReturnType<typeof makeAdmin>>['call']

async function list(call: Caller, id: number, query = '') {
  const answer = await call('GET', `/api/operators/${id}/activity?from=2026-10-01&to=2026-10-31${query}`)
  return answer.json()
}

describe('the activity of an operator', () => {
  it('has answers, skips, breaks, reports and sign-ins, latest first', async () => {
    const { operator, conversation_id, reason } = await makeBusy()
    const { call } = await makeAdmin(test)
    const { items, next_cursor } = await list(call, operator.id)
    expect(next_cursor).toBeNull()
    expect(items).toMatchObject([
      { kind: 'sign_in', result: 'code_ok', device: 'Firefox', address: '192.0.2.1' },
      { kind: 'report', conversation_id, reason: reason.code },
      { kind: 'break', reason_words: 'Doorbell' },
      { kind: 'skip', conversation_id, reason_code: 'topic' },
      { kind: 'answer', conversation_id, type: 'reply' },
    ])
    expect(Date.parse(items[2].until)).toBe(Date.parse(at(9)))
  })

  it('is filtered by kind and by days of the service', async () => {
    const { operator } = await makeBusy()
    const { call } = await makeAdmin(test)
    expect((await list(call, operator.id, '&kind=skip')).items).toMatchObject([{ kind: 'skip' }])
    const on = async (day: string) =>
      (await call('GET', `/api/operators/${operator.id}/activity?from=${day}&to=${day}`)).json().items
    await inTimeZone(test.db, 'Pacific/Auckland')
    // Noon in London is the next day in Auckland.
    expect(await on('2026-10-05')).toEqual([])
    expect(await on('2026-10-06')).toHaveLength(5)
  })

  it('comes in pages that lose nothing and repeat nothing, also of the same moment', async () => {
    const { operator } = await makeBusy()
    const { db } = test
    const of = { operator_id: operator.id }
    const rows = Array.from({ length: 3 }, () => ({
      ...of,
      login: operator.login,
      device: 'Firefox',
      result: 'password_ok' as const,
      at: at(2),
    }))
    await db.insertInto('login_history').values(rows).execute()
    const { call } = await makeAdmin(test)
    const all = (await list(call, operator.id)).items
    expect(all).toHaveLength(8)
    const found: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(call, operator.id, `&limit=1${cursor && `&cursor=${cursor}`}`)
      expect(page.items).toHaveLength(1)
      found.push(...page.items)
      cursor = page.next_cursor
    }
    expect(found).toEqual(all)
  })

  it('has conversations only of the site owners that the viewer works for', async () => {
    const { operator, siteowner } = await makeBusy()
    await makeLevel(test.db, { id: 210, rights: ['manage_operators'] })
    const as = async (siteowner_ids: number[]) => {
      const { call } = await makeAdmin(test, { permissions_id: 210, siteowner_ids })
      return (await list(call, operator.id)).items.map(({ kind }: { kind: string }) => kind)
    }
    expect(await as([siteowner.id])).toHaveLength(5)
    expect(await as([(await makeSiteowner(test.db)).id])).toEqual(['sign_in', 'break'])
  })

  it('of several site owners is in one order, in pages', async () => {
    const { db } = test
    const operator = await makeOperator(db)
    const siteowner_ids: number[] = []
    for (const minutes of [[1, 3, 5], [2, 4, 6], [7]]) {
      const { id: conversationId, siteowner } = await makeConversation(db)
      siteowner_ids.push(siteowner.id)
      for (const minute of minutes) {
        const { id } = await makeSentMessage(db, {
          conversationId,
          operatorId: operator.id,
          inReplyTo: minute,
        })
        await db
          .updateTable('messages')
          .set({ created_at: at(minute) })
          .where('id', '=', id)
          .execute()
      }
    }
    const { call } = await makeAdmin(test, { siteowner_ids: siteowner_ids.slice(0, 2) })
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(call, operator.id, `&limit=4&kind=answer${cursor && `&cursor=${cursor}`}`)
      found.push(...page.items.map((item: { at: string }) => new Date(item.at).toISOString()))
      cursor = page.next_cursor
    }
    expect(found).toEqual([6, 5, 4, 3, 2, 1].map(at))
  })

  it('of nobody is not found, and one who did nothing has none', async () => {
    const { call } = await makeAdmin(test)
    expect((await list(call, 999_999_999)).code).toBe('operator_not_found')
    expect(await list(call, (await makeOperator(test.db)).id)).toEqual({ items: [], next_cursor: null })
  })
})
