import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOldConversation } from '../../../testing/archive-world.ts'
import { useRetaining } from '../../../testing/retaining.ts'
import { applyRetention } from './work.ts'

const test = useTestApp()
const { count, confirm, stop, show, keepFor, call } = useRetaining(test)

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
    const answer = await call('GET', `/api/retention/${name}/count?days=${days}`)
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
    expect((await stop('notes')).statusCode).toBe(200)
    await write()
    expect(await applyRetention(test.db)).toBe(0)
    expect(await show('notes')).toMatchObject({ state: 'off', days: null })
    expect((await stop('notes')).statusCode).toBe(200)
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
