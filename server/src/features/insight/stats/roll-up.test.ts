import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { findStats } from './find.ts'
import { rollUpStatistics } from './roll-up.ts'

const test = useTestApp()

/** A message of a customer, and the answer to it after a time. */
async function makeAnswered({ daysAgo, wait }: { daysAgo: number; wait: string }) {
  const { id, siteowner } = await makeConversation(test.db)
  const operator = await makeOperator(test.db)
  const noon = sql`date_trunc('day', now(), 'UTC') - make_interval(days => ${daysAgo}, hours => -12)`
  await sql`
    with asked as (
      insert into messages (conversation_id, siteowner_id, direction, type, body, created_at)
      values (${id}, ${siteowner.id}, 'in', 'chat', 'Hello', ${noon} - ${wait}::interval) returning id
    )
    insert into messages (conversation_id, siteowner_id, direction, type, body, operator_id, in_reply_to, created_at)
    select ${id}, ${siteowner.id}, 'out', 'reply', 'Hello to you', ${operator.id}, id, ${noon} from asked`.execute(
    test.db,
  )
  return operator
}

/** Days are counted once; the days of this test are counted again. */
const forgetDays = () =>
  sql`truncate stats_rolled_days, stats_days, stats_hours, stats_operator_days, stats_operator_months, stats_skip_days, stats_answer_time_days,
    stats_answer_time_sums`.execute(test.db)

const answerTimesOf = ({ id }: { id: number }) =>
  test.db
    .selectFrom('stats_answer_time_days')
    .where('operator_id', '=', id)
    .select(['steps', 'counts'])
    .execute()

describe('rolling up statistics', () => {
  it.each([
    ['-1 seconds', 0],
    ['29.9 seconds', 29],
    ['30 seconds', 30],
    ['59.9 seconds', 47],
    ['10 minutes', 106],
    // The message came months before.
    ['70 days', 341],
  ])('counts an answer after %s', async (wait, step) => {
    const operator = await makeAnswered({ daysAgo: 3, wait })
    await forgetDays()
    await rollUpStatistics(test.db)
    expect(await answerTimesOf(operator)).toEqual([{ steps: [step], counts: [1] }])
  })

  it('leaves today to the panel, and counts a day once', async () => {
    await makeAnswered({ daysAgo: 0, wait: '1 second' })
    await rollUpStatistics(test.db)
    expect(await rollUpStatistics(test.db)).toBe(0)
    const { rows } = await sql<{ is_past: boolean }>`
      select max(day) < (now() at time zone 'utc')::date as is_past from stats_rolled_days`.execute(test.db)
    expect(rows).toEqual([{ is_past: true }])
  })

  it('waits for transactions that began on a day before', async () => {
    const check = transaction(test.db, async (tx) => {
      await sql`create schema fake`.execute(tx)
      await sql`create table fake.pg_stat_activity as
        select datname, pid + 1 as pid, backend_type, now() - interval '3 days' as xact_start
        from pg_catalog.pg_stat_activity where pid = pg_backend_pid()`.execute(tx)
      await sql`set local search_path = fake, public, pg_catalog`.execute(tx)
      const { rows } = await sql<{ days: number }>`
        select (now() at time zone 'utc')::date - last_day_to_roll_up() as days`.execute(tx)
      expect(rows).toEqual([{ days: 4 }])
      throw new Error('Rolled back')
    })
    await expect(check).rejects.toThrow('Rolled back')
  })

  it('shows a message that was answered later at once, and after it was added', async () => {
    const operator = await makeAnswered({ daysAgo: 3, wait: '1 minute' })
    await forgetDays()
    await rollUpStatistics(test.db)
    const { rows: days } = await sql<{ day: string }>`
      select to_char(now() at time zone 'utc' - interval '3 days', 'YYYY-MM-DD') as day`.execute(test.db)
    const day = days[0]?.day ?? ''
    const coach = await makeOperator(test.db, { permissions_id: 100, siteowner_ids: null })
    const answered = async () => {
      const viewer = { ...coach, level: { id: 150 }, siteownerIds: null }
      // The cast: the statistics need only these fields of an operator.
      const { rows } = await findStats(test.db, viewer as unknown as Parameters<typeof findStats>[1], {
        from: day,
        to: day,
      })
      return rows.find((row) => row.operator_id === operator.id)
    }
    expect(await answered()).toMatchObject({ sent: 1, answered: 0 })
    await sql`update messages set answered_at = now() where operator_id = ${operator.id}`.execute(test.db)
    expect(await answered()).toMatchObject({ sent: 1, answered: 1 })
    await rollUpStatistics(test.db)
    expect(await answered()).toMatchObject({ sent: 1, answered: 1 })
  })

  it('adds many answered messages in portions; what is left is added by the next run, and nothing is counted twice', async () => {
    const operator = await makeAnswered({ daysAgo: 3, wait: '1 minute' })
    await forgetDays()
    await rollUpStatistics(test.db)
    await sql`
      insert into stats_changes (created_at, conversation_id, siteowner_id, operator_id, type)
      select created_at, conversation_id, siteowner_id, operator_id, type
      from messages cross join generate_series(1, 1500) where operator_id = ${operator.id}`.execute(test.db)
    const counted = async () => {
      const { rows } = await sql<{ answered: number; left: number }>`
        select (select sum(answered)::int from stats_operator_days where operator_id = ${operator.id}) as answered,
          (select count(*)::int from stats_changes) as left`.execute(test.db)
      return rows[0]
    }
    await rollUpStatistics(test.db, 0)
    expect(await counted()).toEqual({ answered: 1_000, left: 500 })
    await rollUpStatistics(test.db)
    expect(await counted()).toEqual({ answered: 1_500, left: 0 })
  })
})
