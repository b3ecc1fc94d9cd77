import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { fillWhole, makeCoachAndSupervisor, makeHistoryWorld } from '../../../testing/history-world.ts'
import { makeSkip } from '../../../testing/make-conversations.ts'
import { makeSupervisor } from '../../../testing/make-reports.ts'
import { setTimeZone } from '../../../testing/time-zone.ts'
import { completeHistory, fillHistory, forgetArchivedHistory } from './fill.ts'
import { countEntries } from './find-entries.ts'

const test = useTestApp()

describe('an entry follows its message', () => {
  it('when the customer answers', async () => {
    const { talk, entries, texts } = await makeHistoryWorld(test)
    const { id, send, receive } = await talk()
    await send('Are you there?')
    expect(await entries()).toMatchObject([{ answered_at: null }])
    expect(await texts('answered=no')).toHaveLength(1)
    await receive('Yes')
    // As the site API does.
    await sql`update messages set answered_at = now() where conversation_id = ${id} and direction = 'out'`.execute(
      test.db,
    )
    expect(await texts('answered=yes')).toEqual(['Are you there?'])
    expect(await texts('answered=no')).toEqual([])
  })

  it('when it is hidden, deleted, found by its words only with the right to reports, and restored', async () => {
    const { coach, supervisor } = await makeCoachAndSupervisor(test)
    const { send } = await coach.talk()
    const { id } = await send('Wrong words')
    const set = (column: 'hidden_at' | 'deleted_at', value: 'now()' | 'null') =>
      sql`update messages set ${sql.ref(column)} = ${sql.raw(value)} where id = ${id}`.execute(test.db)
    await set('hidden_at', 'now()')
    expect(await coach.entries('marked=hidden')).toMatchObject([{ is_hidden: true }])
    await set('deleted_at', 'now()')
    expect(await coach.entries()).toMatchObject([{ is_deleted: true, text: null }])
    for (const query of ['marked=deleted', 'q=wrong', 'length=under-20'])
      expect(await coach.entries(query)).toEqual([])
    expect(await supervisor.entries('marked=deleted&q=wrong')).toMatchObject([
      { is_deleted: true, text: null },
    ])
    await set('deleted_at', 'null')
    await set('hidden_at', 'null')
    expect(await coach.texts('marked=hidden')).toEqual([])
    expect(await coach.texts()).toEqual(['Wrong words'])
  })

  it('when it is reported, also as a skipped one', async () => {
    const { siteowner, writer, talk, entries } = await makeHistoryWorld(test)
    const { id, receive } = await talk()
    const { id: received } = await receive('Give me your number')
    const skip = await makeSkip(test.db, { conversationId: id, operatorId: writer.id })
    await sql`update skips set message_id = ${received} where id = ${skip.id}`.execute(test.db)
    expect(await entries('marked=skipped')).toMatchObject([{ is_reported: false }])
    const call = await makeSupervisor(test, siteowner)
    await call('POST', `/api/messages/${received}/report`, { reason_id: 1, notes: 'A number' })
    expect(await entries('marked=reported')).toMatchObject([{ is_reported: true, message_id: received }])
  })
})

describe('an entry is made', () => {
  it('of a message whose transaction ended after that of a later one', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk()
    const { id } = await send('Late')
    await send('Early')
    await sql`update messages set direction = 'in', type = 'chat', operator_id = null where id = ${id}`.execute(
      test.db,
    )
    expect(await texts()).toEqual(['Early'])
    await sql`update messages set direction = 'out', type = 'reply', operator_id = (select max(operator_id) from messages)
      where id = ${id}`.execute(test.db)
    await completeHistory(test.db)
    expect(await texts()).toEqual(['Early', 'Late'])
  })

  it('of messages from before there was a history, newest first, in portions', async () => {
    const { talk, get } = await makeHistoryWorld(test)
    const { send } = await talk()
    for (const text of ['One', 'Two', 'Three', 'Four']) await send(text)
    await sql`truncate history_entries`.execute(test.db)
    const filledFrom = async () => (await get('', '/api/history/count')).filled_from
    const shown = async () => (await get()).items.map(({ length }: { length: number }) => length)
    await fillHistory(test.db, 1, 1)
    expect(await shown()).toEqual([4])
    expect(await filledFrom()).toMatch(/^20/)
    await fillHistory(test.db, 2, 1)
    expect(await shown()).toEqual([4, 5, 3])
    await fillWhole(test)
    expect(await shown()).toEqual([4, 5, 3, 3])
    expect(await filledFrom()).toBeNull()
  })

  it('once, by nodes that fill at the same time', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk()
    for (let each = 0; each < 30; each++) await send(`Text ${each}`)
    await Promise.all(Array.from({ length: 4 }, () => fillHistory(test.db)))
    expect(await texts('limit=100')).toHaveLength(30)
  })
})

describe('a list over years', () => {
  const days = [0, 0.5, 3, 6, 20, 90, 200, 360, 400, 900, 1_500]

  it('has every entry once, newest first, on pages of any size', async () => {
    const { talk, get } = await makeHistoryWorld(test)
    const { sendBefore } = await talk()
    for (const age of days.toReversed()) await sendBefore(`Boat ${age}`, age)
    await fillWhole(test)
    for (const query of ['', 'q=boat', 'type=extra_reply', 'q=boat&type=extra_reply&length=under-20'])
      for (const limit of [1, 3, 50]) {
        const texts: string[] = []
        for (let cursor = ''; ; ) {
          const page = await get(`${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`)
          texts.push(
            ...page.items.map(({ text }: { text: { part: string }[] }) =>
              text.map(({ part }) => part).join(''),
            ),
          )
          if (page.next_cursor === null) break
          cursor = page.next_cursor
        }
        expect(texts).toEqual(days.map((age) => `Boat ${age}`))
      }
  })

  it('is limited to a period, in days of the service, in the past and the future', async () => {
    const { talk, texts, get } = await makeHistoryWorld(test)
    const { sendBefore } = await talk()
    await sendBefore('Old', 0)
    await sql`update messages set created_at = '2025-06-30T22:30:00Z' where body = 'Old'`.execute(test.db)
    await setTimeZone(test.db, 'Europe/Amsterdam')
    expect(await texts('from=2025-07-01&to=2025-07-01')).toEqual(['Old'])
    await setTimeZone(test.db, 'UTC')
    expect(await texts('from=2025-06-30&to=2025-06-30')).toEqual(['Old'])
    expect(await texts('from=2025-07-01&to=2025-07-01')).toEqual([])
    expect(await texts('from=2025-06-30&to=2090-01-01')).toEqual(['Old'])
    expect(await texts('from=2090-01-01')).toEqual([])
    expect(await texts('to=1990-01-01')).toEqual([])
    for (const query of ['q=old', 'type=extra_reply'])
      for (const [period, found] of [
        ['from=2025-06-30&to=2025-06-30', ['Old']],
        ['from=2025-06-01&to=2025-06-29', []],
        ['from=2025-07-01&to=2025-07-01', []],
      ] as const) {
        expect(await texts(`${query}&${period}`)).toEqual(found)
        expect(await get(`${query}&${period}`, '/api/history/count')).toMatchObject({ count: found.length })
      }
  })

  it('has messages of the same second, also if one time has fewer digits', async () => {
    const { talk, texts } = await makeHistoryWorld(test)
    const { send } = await talk()
    for (const [text, second] of [
      ['Early', '10.12'],
      ['Late', '10.123'],
    ] as const) {
      const { id } = await send(text)
      await sql`update messages set created_at = ${`2025-06-30T12:00:${second}Z`}::timestamptz where id = ${id}`.execute(
        test.db,
      )
    }
    expect(await texts()).toEqual(['Late', 'Early'])
  })

  it('is counted up to a number', async () => {
    const { reader, talk, get } = await makeHistoryWorld(test)
    const { send } = await talk()
    for (let each = 0; each < 5; each++) await send('Boat')
    await fillWhole(test)
    const viewer = {
      ...reader,
      level: { id: 151 },
      rights: ['reviews.view'],
      siteownerIds: reader.siteowner_ids,
    }
    // The cast: counting reads no other property.
    expect(await countEntries(test.db, viewer as never, { q: 'boat' }, 3)).toBe(3)
    expect(await get('q=boat', '/api/history/count')).toMatchObject({ count: 5, more: false })
  })
})

it('counts have deleted messages only for those who may see them', async () => {
  const { coach, supervisor } = await makeCoachAndSupervisor(test)
  const { send } = await coach.talk('nl')
  const { id } = await send('Zeilboot')
  await send('Zeilboot')
  await fillWhole(test)
  const counts = async (query: string) =>
    Promise.all(
      [coach, supervisor].map(async ({ get }) => (await get(query, '/api/history/count')).count as number),
    )
  expect(await counts('q=zeilboot')).toEqual([2, 2])
  expect(await counts('q=zeilboot&language=fr')).toEqual([0, 0])
  await sql`update messages set deleted_at = now() where id = ${id}`.execute(test.db)
  await fillWhole(test)
  expect(await counts('q=zeilboot')).toEqual([1, 2])
  expect(await counts('q=zeil*&language=nl')).toEqual([1, 2])
  expect(await counts('length=under-20')).toEqual([1, 2])
  expect(await counts('marked=deleted')).toEqual([0, 1])
})

it('entries of archived months are deleted, and made again when the month is restored', async () => {
  const { talk, texts } = await makeHistoryWorld(test)
  const { send } = await talk()
  const { id } = await send('Old')
  await sql`update messages set created_at = '2019-03-10T00:00:00Z' where id = ${id}`.execute(test.db)
  await send('New')
  expect(await texts()).toEqual(['New', 'Old'])
  await sql`insert into archived_months (month, message_count) values ('2019-03-01', 1)`.execute(test.db)
  expect(await forgetArchivedHistory(test.db)).toBe(1)
  await sql`delete from archived_months`.execute(test.db)
})
