import type { RetentionClass } from '@panel/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOldConversation, makeOldMonths } from '../../testing/archive-world.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { makeLevel, makeOperator } from '../../testing/make.ts'
import { archiveMonths } from '../archive/archive-months.ts'
import { liftLegalHold, setLegalHold } from '../erasures/legal-holds.ts'
import { fillHistory } from '../history/fill.ts'
import { applyRetention, retainBatch } from './work.ts'

const test = useTestApp()
let admin: Awaited<ReturnType<typeof test.signedIn>>

beforeAll(async () => {
  await makeOldMonths(test.db)
  await makeLevel(test.db, { id: 202, rights: ['manage_operators'] })
  admin = await test.signedIn(await makeOperator(test.db, { name: 'Sanne W.', permissions_id: 202 }))
})
beforeEach(async () => {
  await test.db.deleteFrom('retention_periods').execute()
  await test.db.deleteFrom('retention_runs').execute()
})

const count = async (name: RetentionClass, days: number) =>
  (await admin('GET', `/api/retention/${name}/count?days=${days}`)).json()
const confirm = (name: RetentionClass, body: { days: number; until: string; rows: number }) =>
  admin('POST', `/api/retention/${name}/confirm`, body)
const show = async (name: RetentionClass) => {
  const { periods, runs } = (await admin('GET', '/api/retention')).json()
  return { ...periods.find((each: { name: string }) => each.name === name), runs }
}

/** Looks at the count, and confirms it. */
async function keepFor(name: RetentionClass, days: number) {
  const { until, rows } = await count(name, days)
  expect((await confirm(name, { days, until, rows })).statusCode).toBe(200)
  return rows as number
}

const bodies = async (conversationId: number) => {
  const { rows } = await sql<{ body: string }>`
    select body from all_messages where conversation_id = ${conversationId} order by id`.execute(test.db)
  return rows.map(({ body }) => body)
}

describe('a retention period', () => {
  it('is off until an admin has seen the count and confirmed it', async () => {
    const { id } = await makeOldConversation(test.db)
    expect(await show('messages')).toMatchObject({ state: 'off', days: null, confirmed: null, runs: [] })
    expect(await applyRetention(test.db)).toBe(0)
    expect(await bodies(id)).not.toContain('—')
    const { until, rows, kept } = await count('messages', 365)
    expect([rows >= 4, kept]).toEqual([true, 0])
    const changed = await confirm('messages', { days: 365, until, rows: rows + 1 })
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'counts_changed'])
    const yesterday = new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10)
    expect((await confirm('messages', { days: 365, until: yesterday, rows })).json().code).toBe(
      'counts_changed',
    )
    expect(await applyRetention(test.db)).toBe(0)
    expect((await confirm('messages', { days: 365, until, rows })).statusCode).toBe(200)
    expect(await show('messages')).toMatchObject({
      state: 'working',
      days: 365,
      until,
      confirmed: { by: { name: 'Sanne W.' }, rows },
    })
    await applyRetention(test.db)
    expect(await show('messages')).toMatchObject({ state: 'done', runs: [{ name: 'messages', rows, until }] })
  })

  it('shows a new count when rows were added after the admin looked', async () => {
    const { customer, operator } = await makeOldConversation(test.db)
    const { until, rows } = await count('notes', 30)
    await sql`insert into customer_notes (customer_id, operator_id, body, created_at)
      values (${customer.id}, ${operator.id}, 'Likes tea', '2024-01-01')`.execute(test.db)
    expect((await confirm('notes', { days: 30, until, rows })).json().code).toBe('counts_changed')
    expect((await confirm('notes', { days: 30, until, rows: rows + 1 })).statusCode).toBe(200)
    await applyRetention(test.db)
    expect((await count('notes', 30)).rows).toBe(0)
  })

  it.each([
    ['messages', 179],
    ['messages', 100_000],
    ['drafts', 6],
  ] as const)('of %s cannot be %i days', async (name, days) => {
    const answer = await admin('GET', `/api/retention/${name}/count?days=${days}`)
    expect([answer.statusCode, answer.json().issues?.[0]]).toMatchObject([400, { path: 'days' }])
    const given = await confirm(name, { days, until: '2026-01-01', rows: 0 })
    expect([given.statusCode, given.json().issues[0]]).toMatchObject([
      400,
      { path: 'days', code: 'not_in_range' },
    ])
  })

  it('goes on day by day, but asks an admin again when more than a week has passed', async () => {
    await keepFor('told_facts', 30)
    await applyRetention(test.db)
    const { until } = await show('told_facts')
    const shift = (days: number) =>
      sql`update retention_periods set until = until - ${days}::int`.execute(test.db)
    await shift(7)
    await applyRetention(test.db)
    expect(await show('told_facts')).toMatchObject({ state: 'done', until })
    await shift(8)
    expect(await applyRetention(test.db)).toBe(0)
    expect(await show('told_facts')).toMatchObject({ state: 'asks' })
    await keepFor('told_facts', 30)
    await applyRetention(test.db)
    expect(await show('told_facts')).toMatchObject({ state: 'done', until })
  })

  it('that is stopped deletes nothing more, and what is longer deletes nothing new', async () => {
    const { customer, operator } = await makeOldConversation(test.db)
    const write = () =>
      sql`insert into customer_notes (customer_id, operator_id, body, created_at)
        values (${customer.id}, ${operator.id}, 'Likes tea', now() - interval '100 days')`.execute(test.db)
    await keepFor('notes', 60)
    expect((await admin('POST', '/api/retention/notes/stop', {})).statusCode).toBe(200)
    await write()
    expect(await applyRetention(test.db)).toBe(0)
    expect(await show('notes')).toMatchObject({ state: 'off', days: null })
    expect((await admin('POST', '/api/retention/notes/stop', {})).statusCode).toBe(200)
    expect(await keepFor('notes', 200)).toBe(0)
    await applyRetention(test.db)
    expect((await count('notes', 60)).rows).toBe(1)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', 'like', 'retention.%')
      .where(sql`details ->> 'name'`, '=', 'notes')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'retention.confirm',
      'retention.stop',
      'retention.confirm',
    ])
    expect(audit[1]?.details).toMatchObject({ before: { days: 60 }, after: { days: null } })
  })
})

describe('messages that are too old', () => {
  it('lose their words and photos, also archived ones and in the history; counts stay', async () => {
    const world = await makeOldConversation(test.db)
    await sql`update messages set photo_url = 'https://example.test/1.webp', hidden_at = now(), hidden_by = ${world.operator.id},
      hidden_reason = 'Rude' where id = ${world.old[2]}`.execute(test.db)
    while ((await fillHistory(test.db)) > 0);
    await archiveMonths({ owner: test.url, application: test.url }, '2024-12')
    const before = await test.db
      .selectFrom('conversations')
      .where('id', '=', world.id)
      .select(['message_count', 'photo_count'])
      .executeTakeFirstOrThrow()
    await keepFor('messages', 365)
    // Interrupted after a batch, and continued by two nodes.
    await retainBatch(test.db)
    await Promise.all([applyRetention(test.db), applyRetention(test.db)])
    expect((await bodies(world.id)).slice(0, 4)).toEqual(['—', '—', '—', '—'])
    expect((await bodies(world.id))[4]).not.toBe('—')
    const after = await test.db
      .selectFrom('conversations')
      .where('id', '=', world.id)
      .select(['message_count', 'photo_count', 'invisible_photo_count'])
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, invisible_photo_count: 0 })
    const { rows } = await sql<{ words: string }>`
      select words::text as words from history_entries where message_id = any(${world.old}::bigint[])`.execute(
      test.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ words }) => /'(out|2024)/.test(words))).toEqual([])
    const faults = await findFaults(test.db, { atRest: false })
    expect(Object.keys(faults).filter((name) => /photo|histor/.test(name))).toEqual([])
    expect((await test.db.selectFrom('retention_runs').select('id').execute()).length).toBe(1)
  })

  it('of a customer with a legal hold stay until it is lifted', async () => {
    const [held, escalated] = [await makeOldConversation(test.db), await makeOldConversation(test.db)]
    await setLegalHold(test.db, held.customer.id, 'A court', null)
    await sql`with h as (insert into holds (customer_id, kind) values (${escalated.customer.id}, 'distress') returning id)
      insert into escalations (kind, conversation_id, customer_id, siteowner_id, hold_id, opened_hold, by_id)
      select 'distress', ${escalated.id}, ${escalated.customer.id}, ${escalated.siteowner.id}, id, true, ${escalated.operator.id} from h`.execute(
      test.db,
    )
    expect(await count('messages', 365)).toMatchObject({ kept: 8 })
    await keepFor('messages', 365)
    await applyRetention(test.db)
    for (const { id } of [held, escalated]) expect(await bodies(id)).not.toContain('—')
    expect(await show('messages')).toMatchObject({ state: 'done' })

    await liftLegalHold(test.db, held.customer.id, 'It is over', null)
    await sql`update retention_periods set until = until - 1`.execute(test.db)
    await applyRetention(test.db)
    expect((await bodies(held.id)).filter((body) => body === '—')).toHaveLength(4)
    expect(await bodies(escalated.id)).not.toContain('—')
    await sql`update escalations set undone_at = now() where customer_id = ${escalated.customer.id}`.execute(
      test.db,
    )
  })

  it('are emptied by the application only as far as an admin has confirmed', async () => {
    const world = await makeOldConversation(test.db)
    await expect(
      sql`select empty_archived_messages(${world.old}::bigint[], '2020-01-01')`.execute(test.db),
    ).rejects.toThrow('No retention period of messages was confirmed')
  })
})

it('each class loses its words when they are old, not before, and not those of a legal hold', async () => {
  const [old, young, held] = [
    await makeOldConversation(test.db),
    await makeOldConversation(test.db),
    await makeOldConversation(test.db),
  ]
  await setLegalHold(test.db, held.customer.id, 'A court', null)
  for (const [world, at] of [
    [old, '2019-01-01'],
    [young, 'now'],
    [held, '2019-01-01'],
  ] as const)
    await write(world, at)
  const classes: [RetentionClass, string][] = [
    ['drafts', 'select body from drafts d where d.conversation_id = $'],
    [
      'notes',
      'select body from customer_notes where customer_id = (select customer_id from conversations where id = $)',
    ],
    ['told_facts', 'select body from told_facts where conversation_id = $'],
    [
      'reasons',
      'select reason_words from skips where conversation_id = $ union all select note from ignores where conversation_id = $',
    ],
    [
      'reports',
      'select notes from message_reports where conversation_id = $ union all select note from report_cases where conversation_id = $',
    ],
    [
      'reviews',
      'select words from reviews r join review_items i on i.id = r.item_id where conversation_id = $',
    ],
    [
      'escalations',
      'select release_reason from holds where customer_id = (select customer_id from conversations where id = $)',
    ],
  ]
  for (const [name, words] of classes) {
    await keepFor(name, 400)
    await applyRetention(test.db)
    const read = async (id: number) => {
      const { rows } = await sql.raw(words.replaceAll('$', String(id))).execute(test.db)
      return rows.flatMap((row) => Object.values(Object(row))).filter((each) => each !== '—' && each !== null)
    }
    expect({ name, left: await read(old.id) }).toEqual({ name, left: [] })
    expect((await read(young.id)).length).toBeGreaterThan(0)
    expect(await read(held.id)).toEqual(await read(young.id))
  }
  await sql`insert into login_history (login, device, result, at) values ('old', 'x', 'code_ok', '2019-01-01'), ('new', 'x', 'code_ok', now())`.execute(
    test.db,
  )
  await keepFor('login_history', 400)
  await applyRetention(test.db)
  const logins = await test.db.selectFrom('login_history').where('device', '=', 'x').select('login').execute()
  expect(logins).toEqual([{ login: 'new' }])
})

/** Words in every class, at this time. */
async function write(world: Awaited<ReturnType<typeof makeOldConversation>>, at: string) {
  const { id, customer, operator, siteowner, recent } = world
  const run = (statement: string) =>
    sql.raw(statement.replaceAll('{at}', `'${at}'::timestamptz`)).execute(test.db)
  await run(
    `insert into drafts (conversation_id, operator_id, body, updated_at) values (${id}, ${operator.id}, 'Words', {at})`,
  )
  await run(
    `insert into customer_notes (customer_id, operator_id, body, created_at) values (${customer.id}, ${operator.id}, 'Words', {at})`,
  )
  await run(`insert into told_facts (conversation_id, message_id, message_sent_at, about, body, operator_id, created_at)
    values (${id}, ${recent.id}, {at}, 'customer', 'Words', ${operator.id}, {at})`)
  await run(`insert into skips (conversation_id, operator_id, message_id, reason, reason_words, language, siteowner_id, created_at)
    values (${id}, ${operator.id}, ${recent.id}, 'Words', 'Words', 'en', ${siteowner.id}, {at})`)
  await run(`insert into ignores (conversation_id, operator_id, option, note, created_at, ended_at)
    values (${id}, ${operator.id}, 'alert', 'Words', {at}, {at})`)
  await run(`insert into message_reports (message_id, conversation_id, siteowner_id, operator_id, reason_id, notes, created_at, handled_at, handled_by)
    values (${recent.id}, ${id}, ${siteowner.id}, ${operator.id}, 1, 'Words', {at}, {at}, ${operator.id})`)
  await run(`update report_cases set note = 'Words', outcome = 'unfounded', settled_at = {at}, settled_by = ${operator.id}
    where conversation_id = ${id}`)
  await run(`with s as (insert into review_samples (made_by) values (${operator.id}) returning id),
    i as (insert into review_items (sample_id, message_id, message_created_at, conversation_id, siteowner_id, operator_id, language, type, source)
      select id, ${recent.id}, now(), ${id}, ${siteowner.id}, ${operator.id}, 'en', 'reply', 'random' from s returning id)
    insert into reviews (item_id, reviewer_id, operator_id, passed, total, words, saved_at)
      select id, ${operator.id}, ${operator.id}, false, 50, 'Words', {at} from i`)
  await run(
    `insert into holds (customer_id, kind, since, released_at, release_reason) values (${customer.id}, 'distress', {at}, {at}, 'Words')`,
  )
}
