import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { beginningOf, endOf, today } from '../../../platform/service-time.ts'
import { isReply } from '../../answering/messages/is-reply.ts'
import { weeksLookedAt } from './volumes.ts'

/** A longer time between two acts of an operator is not the handling of one message: they were not there. */
const longestHandling = sql`interval '20 minutes'`
/** Maximum number of days in one run of the job: other jobs wait meanwhile. */
const maxDays = 3

const days = sql.lit(7 * weeksLookedAt)

/**
 * Measures the days of the last weeks that are over and not measured yet, latest first.
 *
 * The handling of a reply begins when its operator has finished what they did before (a message or a skip), or when the customer's message
 * arrived, if that was later. A customer's wait ends with the next message of the conversation. When it is the customer's own, their
 * patience has ended.
 * @returns the number of days
 */
export async function measureHandling(db: Db): Promise<number> {
  const { rows } = await sql<{ day: string; last_message_id: number }>`
    select to_char(r.day, 'YYYY-MM-DD') as day, coalesce((
      select b.last_message_id from stats_rolled_days b
      where b.rolled_up_at < ${beginningOf(sql`r.day`)} - interval '2 hours' order by b.day desc limit 1), 0) as last_message_id
    from stats_rolled_days r
    where r.day >= ${today} - ${days}::int
      and r.day not in (select m.day from handling_measured_days m)
    order by r.day desc limit ${sql.lit(maxDays)}`.execute(db)
  for (const { day, last_message_id } of rows) await measureDay(db, day, last_message_id)
  return rows.length
}

/** @param afterId messages of the day have higher ids */
async function measureDay(db: Db, day: string, afterId: number): Promise<void> {
  const isOfDay = (time: string) =>
    sql<boolean>`${sql.ref(time)} >= ${beginningOf(day)} and ${sql.ref(time)} < ${endOf(day)}`
  await transaction(db, async (tx) => {
    const measured = await tx
      .insertInto('handling_measured_days')
      .values({ day })
      .onConflict((c) => c.doNothing())
      .returning('day')
      .executeTakeFirst()
    // Another node has measured it.
    if (!measured) return
    await sql`
      insert into handling_days (day, siteowner_id, language, replies, handling_seconds, waited_seconds, written_again)
      with of_day as materialized (
        select m.id, m.created_at, m.conversation_id, m.siteowner_id, m.operator_id, m.direction, m.type, m.in_reply_to,
          lead(m.created_at) over thread as next_at, lead(m.direction) over thread as next_direction
        from messages m
        where m.id > ${afterId}::bigint and ${isOfDay('m.created_at')} and m.direction in ('in', 'out')
        window thread as (partition by m.conversation_id order by m.id)
      ), acts as (
        select operator_id, created_at, id from of_day where direction = 'out'
        union all
        select s.operator_id, s.created_at, null from skips s where ${isOfDay('s.created_at')}
      ), finished as (
        select id, lag(created_at) over (partition by operator_id order by created_at, id) as before from acts
      ), handled as (
        select r.siteowner_id, r.conversation_id, r.created_at - greatest(f.before, a.created_at) as took
        from of_day r
        join finished f on f.id = r.id
        left join of_day a on a.id = r.in_reply_to
        where ${isReply(sql`r.type`)} and f.before is not null
      ), measured as (
        select siteowner_id, conversation_id, extract(epoch from took) as handling, null as waited, null as next_direction from handled
        where took > interval '0' and took <= ${longestHandling}
        union all
        select siteowner_id, conversation_id, null, extract(epoch from next_at - created_at), next_direction from of_day
        where direction = 'in' and next_at is not null
      )
      select ${day}::date, m.siteowner_id, c.language, count(m.handling), coalesce(sum(m.handling), 0), coalesce(sum(m.waited), 0),
        count(*) filter (where m.next_direction = 'in')
      from measured m join conversations c on c.id = m.conversation_id
      where ${isReal(sql`m.siteowner_id`)}
      group by m.siteowner_id, c.language`.execute(tx)
  })
}

/** Deletes what is older than the board looks at. @returns the number of rows */
export async function forgetHandling(db: Db): Promise<number> {
  const isOld = sql`day < ${today} - ${days}::int - 1`
  return (
    (await deleteInBatches(db, 'handling_days', isOld)) +
    (await deleteInBatches(db, 'handling_measured_days', isOld))
  )
}
