import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { dayOf } from '../../../platform/service-time.ts'
import { oneAfterTheOther } from '../../supervision/fairness/measure.ts'
import { firstDay } from './first-day.ts'
import { daysToRollUp, rollUpStatistics } from './roll-up.ts'

/** Maximum time of one run in milliseconds; the next run continues. */
const maxRunTime = 10_000
/** Days that get the new time zone in one transaction, in which nobody can send: some tenths of a second at ten million messages. */
const daysAtOnce = 3

/**
 * Moves the days to the time zone that an admin has chosen, latest first, some in each transaction. At any time, each message is on one
 * day, and all sums are those of the days as they are: a day has its old time zone or its new one, and one day between them is longer or
 * shorter. What is rolled up of the days is deleted, and the jobs count it again before more days follow.
 * @returns the number of transactions
 */
export async function recountDays(db: Db, runTime = maxRunTime): Promise<number> {
  const deadline = Date.now() + runTime
  for (let turns = 0; ; turns++) {
    const { rows } = await sql<{ isDue: boolean; isBehind: boolean }>`
      select since > '-infinity' as "isDue", exists (select from ${daysToRollUp}) as "isBehind" from service_time`.execute(
      db,
    )
    const [state] = rows
    if (!state?.isDue || (turns > 0 && Date.now() >= deadline)) return turns
    if (state.isBehind) await rollUpStatistics(db, Math.max(1, deadline - Date.now()))
    else await transaction(db, moveDays)
  }
}

/** Counts the messages of these days again: of each operator by the index of their messages, and of the archive, which has none. */
async function countDaily(tx: Tx, { first, last }: Move) {
  const isOfDays = sql`created_at >= day_begins(${first}::date) and created_at < day_begins(${last}::date + 1)`
  const archive = sql`(select (max(month) + interval '1 month') at time zone 'utc' from archived_months)`
  const { rows } = await sql<{ isArchived: boolean }>`
    select coalesce(day_begins(${first}::date) < ${archive}, false) as "isArchived"`.execute(tx)
  const archived = sql`
    union all select created_at, siteowner_id, operator_id, type, answered_at from all_messages
    where direction = 'out' and ${isOfDays} and created_at < ${archive}`
  const { rows: removed } = await sql<{ operator_id: number }>`
    delete from message_stats_daily where day between ${first}::date and ${last}::date returning operator_id`.execute(
    tx,
  )
  const operators = [...new Set(removed.map(({ operator_id }) => operator_id))]
  await sql`
    with counted as (
      select ${dayOf('m.created_at')} as day, m.siteowner_id, m.operator_id, m.type, count(*) as sent, count(m.answered_at) as answered
      from (
        select n.* from unnest(${operators}::bigint[]) o (operator_id) cross join lateral (
          select created_at, siteowner_id, operator_id, type, answered_at from messages
          where operator_id = o.operator_id and direction = 'out' and ${isOfDays} offset 0) n
        ${rows[0]?.isArchived ? archived : sql``}) m
      where ${isReal(sql`m.siteowner_id`)}
      group by 1, 2, 3, 4
    )
    insert into message_stats_daily (day, siteowner_id, operator_id, type, sent, answered) select * from counted`.execute(
    tx,
  )
}

type Move = { first: string; last: string; isEnd: boolean }

async function moveDays(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('roll_up_statistics'))`.execute(tx)
  await oneAfterTheOther(tx)
  // Nobody counts a message on a day that is being moved. Others wait for this lock no longer than for a short statement.
  await sql`set local lock_timeout = '500ms'`.execute(tx)
  await sql`lock table message_stats_daily in exclusive mode`.execute(tx)
  await sql`lock table handling_measured_days in share row exclusive mode`.execute(tx)
  const { rows } = await sql<Move>`
    with state as (
      select least(since_day, (now() at time zone zone)::date + 1) as moved, coalesce(${firstDay}, current_date) as oldest from service_time
      where since > '-infinity'
    )
    -- A day of one time zone begins on the day before in another, and at the ends of the earth on the one before that.
    select to_char(moved - ${daysAtOnce}::int - 2, 'YYYY-MM-DD') as first, to_char(moved + 2, 'YYYY-MM-DD') as last,
      moved - ${daysAtOnce}::int < oldest - 2 as "isEnd" from state`.execute(tx)
  const [move] = rows
  // Another node has moved the last ones.
  if (!move) return
  await forgetRolledUp(tx, move)
  await (move.isEnd
    ? sql`update service_time set zone_before = zone, since = '-infinity', since_day = '-infinity'`
    : sql`update service_time set since_day = ${move.first}::date + 2, since = beginning_in(${move.first}::date + 2, zone)`
  ).execute(tx)
  announce(tx, { topic: 'settings' })
  await countDaily(tx, move)
}

/** Tables of sums, with the column of their day or month. */
const sumsOf = {
  day: [
    'stats_rolled_days',
    'stats_days',
    'stats_hours',
    'stats_operator_days',
    'stats_skip_days',
    'stats_answer_time_days',
    'stats_answer_time_sums',
    'handling_days',
    'handling_measured_days',
    'fairness_items',
    'fairness_days',
    'fairness_measured_days',
  ],
  month: ['stats_operator_months'],
} as const

/**
 * Deletes what is rolled up of the months of these days, if one of the days is: from there on, they are read as they are stored. Days that
 * were moved before are not among them, because their month was deleted then, and only they were counted since.
 */
async function forgetRolledUp(tx: Tx, { first, last, isEnd }: Move) {
  const { rows } = await sql<{ month: string; next: string }>`
    select to_char(m.month, 'YYYY-MM-DD') as month, to_char(m.month + interval '1 month', 'YYYY-MM-DD') as next
    from (select distinct date_trunc('month', day::timestamp) as month from stats_rolled_days
      where (${isEnd} or day >= ${first}::date) and day <= least(${last}::date, (select since_day from service_time))) m`.execute(
    tx,
  )
  for (const { month, next } of rows)
    for (const [column, tables] of Object.entries(sumsOf))
      for (const table of tables)
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} >= ${month}::date and ${sql.ref(column)} < ${next}::date`.execute(
          tx,
        )
}
