import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeSkip, makeWaiting } from '../../../testing/make-conversations.ts'
import { readCsv } from '../../../testing/read-csv.ts'
import { inTimeZone } from '../../../testing/time-zone.ts'

const test = useTestApp()

beforeAll(async () => {
  await makeLevel(test.db, { id: 175, rights: ['chat_stats.skiplog'] })
  await makeLevel(test.db, { id: 140, rights: ['chat_stats.skiplog'] })
})

/** A site owner with a conversation, operators and a master, for one test. */
async function makeStaff() {
  const siteowner = await makeSiteowner(test.db)
  const [skipper, another] = [await makeOperator(test.db), await makeOperator(test.db)]
  const master = await makeOperator(test.db, { permissions_id: 175, siteowner_ids: [siteowner.id] })
  const call = await test.signedIn(master)
  const conversation = await makeWaiting(test.db, { siteowner, customer: { name: 'Colin, "the" P.' } })
  const skip = (own: Partial<Parameters<typeof makeSkip>[1]> = {}) =>
    makeSkip(test.db, { conversationId: conversation.id, operatorId: skipper.id, ...own })
  const list = async (query = '') => (await call('GET', `/api/skiplog?${query}`)).json()
  const ids = async (query = ''): Promise<number[]> =>
    (await list(query)).items.map((item: { id: number }) => item.id)
  return { siteowner, skipper, another, conversation, call, skip, list, ids }
}

describe('the skiplog', () => {
  it('shows who skipped which conversation, when and why, latest first', async () => {
    const { conversation, skipper, another, skip, list } = await makeStaff()
    const old = await skip({ hoursAgo: 2 })
    const fresh = await skip({ operatorId: another.id, reason_code: 'known' })
    const { items, next_cursor } = await list()
    expect(items).toEqual([
      {
        id: fresh.id,
        at: fresh.created_at,
        operator: { id: another.id, name: another.name },
        reason_code: 'known',
        reason_words: null,
        language: 'en',
        conversation: { id: conversation.id },
        customer: { id: conversation.customer.id, name: 'Colin, "the" P.' },
        profile: { id: conversation.profile.id, name: conversation.profile.name },
      },
      expect.objectContaining({ id: old.id, operator: { id: skipper.id, name: skipper.name } }),
    ])
    expect(next_cursor).toBeNull()
  })

  it('keeps the language that the conversation had then', async () => {
    const { conversation, skip, list, ids } = await makeStaff()
    const { id } = await skip()
    await sql`update conversations set language = 'pl' where id = ${conversation.id}`.execute(test.db)
    expect((await list()).items).toMatchObject([{ language: 'en' }])
    expect(await ids('language=en')).toContain(id)
    expect(await ids('language=pl')).toEqual([])
  })

  it('is empty when nobody has skipped', async () => {
    const { list } = await makeStaff()
    expect(await list()).toEqual({ items: [], next_cursor: null })
  })

  it('is limited to conversations of the site owners that the viewer works for', async () => {
    const { ids, call, skipper } = await makeStaff()
    const elsewhere = await makeWaiting(test.db)
    await makeSkip(test.db, { conversationId: elsewhere.id, operatorId: skipper.id })
    expect(await ids()).toEqual([])
    expect(await ids(`siteowner_id=${elsewhere.siteowner.id}`)).toEqual([])
    const { body } = await call('GET', '/api/skiplog.csv')
    expect(body.split('\r\n')).toHaveLength(2)
  })

  it('hides names from team 21 below level 150, also in the file', async () => {
    const { siteowner, skipper, skip } = await makeStaff()
    await skip()
    const viewer = { permissions_id: 140, team_id: 21, siteowner_ids: [siteowner.id] }
    const call = await test.signedIn(await makeOperator(test.db, viewer))
    const { items } = (await call('GET', '/api/skiplog')).json()
    expect(items).toMatchObject([{ operator: { id: skipper.id, name: null } }])
    expect((await call('GET', '/api/skiplog.csv')).body).not.toContain(skipper.name)
  })

  it('can be filtered by operator, language, site owner and period', async () => {
    const { siteowner, another, skip, ids } = await makeStaff()
    const polish = await makeWaiting(test.db, { siteowner, language: 'pl' })
    const first = await skip({ at: '2026-11-10T22:30:00Z' })
    const second = await skip({ at: '2026-11-10T23:30:00Z', operatorId: another.id })
    const third = await skip({ at: '2026-11-12T00:00:00Z', conversationId: polish.id })
    expect(await ids(`operator_id=${another.id}`)).toEqual([second.id])
    expect(await ids('language=pl')).toEqual([third.id])
    expect(await ids(`siteowner_id=${siteowner.id}`)).toEqual([third.id, second.id, first.id])
    expect(await ids('from=2026-11-11')).toEqual([third.id])
    expect(await ids('to=2026-11-11')).toEqual([second.id, first.id])
    // In Amsterdam, the second one was after midnight.
    await inTimeZone(test.db, 'Europe/Amsterdam')
    expect(await ids('from=2026-11-11&to=2026-11-11')).toEqual([second.id])
  })

  it('is read in pages without gaps or repeats, also with equal times', async () => {
    const { skip, list } = await makeStaff()
    const made: number[] = []
    for (let number = 0; number < 5; number++)
      made.push((await skip({ at: '2026-11-19T10:00:00.123456Z' })).id)
    const found: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { id: number }[]; next_cursor: string | null } = await list(
        `limit=2${cursor && `&cursor=${cursor}`}`,
      )
      found.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(found).toEqual(made.toReversed())
  })

  it('can be exported as a file in which nothing is run as a formula', async () => {
    const { skip, call, skipper, conversation } = await makeStaff()
    const { created_at } = await skip({ reason_code: 'topic', reason_words: '=1+1' })
    const { headers, body } = await call('GET', '/api/skiplog.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const line = [
      created_at,
      skipper.id,
      skipper.name,
      conversation.id,
      'Colin, "the" P.',
      conversation.profile.name,
      'en',
      'topic',
      "'=1+1",
    ]
    const head =
      'time,operator id,operator,conversation id,customer,profile,language,reason code,reason words'
    expect(readCsv(body)).toEqual([head.split(','), line.map(String)])
  })

  it('is exported as a whole, also when it is read in several parts, and the export is recorded', async () => {
    const { call, skipper, conversation } = await makeStaff()
    const { rows } = await sql<{ created_at: string }>`
      insert into skips (conversation_id, operator_id, siteowner_id, language, reason_words, created_at)
      select ${conversation.id}, ${skipper.id}, ${conversation.siteowner.id}, 'en', 'No idea', now() - make_interval(secs => number)
      from generate_series(1, 5400) number returning created_at`.execute(test.db)
    const { body } = await call('GET', '/api/skiplog.csv')
    const times = readCsv(body)
      .slice(1)
      .map(([time]) => time)
    expect(times).toEqual(rows.map(({ created_at }) => created_at))
    const entry = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'skip.export')
      .select('details')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(entry.details).toEqual({ rows: 5_400 })
  })

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=2026-11-11&to=2026-11-10', 'to'],
    ['timezone=UTC', 'timezone'],
    ['language=Polish', 'language'],
    ['operator_id=0', 'operator_id'],
    ['cursor=soon', 'cursor'],
    ['cursor=2026-02-30T10:00:00Z_1', 'cursor'],
  ])('refuses %s and names the field', async (query, path) => {
    const { call } = await makeStaff()
    const paths = path === 'cursor' ? ['/api/skiplog'] : ['/api/skiplog', '/api/skiplog.csv']
    for (const address of paths)
      expect((await call('GET', `${address}?${query}`)).json()).toMatchObject({
        status: 400,
        code: 'invalid_input',
        issues: [{ path }],
      })
  })
})
