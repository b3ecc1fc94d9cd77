import { fairnessRules, lengthsFrom } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { beginningOf, endOf, hourOf, today } from '../../../platform/service-time.ts'
import { isReply } from '../../answering/messages/is-reply.ts'
import { readSettings } from '../../settings/read-settings.ts'

/** Maximum time of one run in milliseconds; the next run continues. Other jobs of the node wait meanwhile. */
const maxRunTime = 5_000
/** A longer time between two acts of an operator is not the handling of one item: they were not there. */
const longestHandling = sql`interval '20 minutes'`
/** A text that was stopped longer ago belongs to no item: it was given up. A master may need some time for an appeal. */
const longestStop = sql`interval '2 hours'`

/** Acts of measuring follow each other, so that each of them sees what the one before has stored. */
export const oneAfterTheOther = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('measure_fairness'))`.execute(tx)

/**
 * Keeps the tables `fairness_…` as the setting `fairness_days` says: counts the days that are over and rolled up, latest first, and
 * deletes older ones. While the setting is 0, nothing is kept.
 * @returns the number of days
 */
export async function measureFairness(db: Db, runTime = maxRunTime): Promise<number> {
  const deadline = Date.now() + runTime
  const { fairness_days: kept } = await readSettings(db)
  await forgetOld(db, kept)
  for (let days = 0; ; days++) {
    const { rows } = await sql<{ day: string; last_message_id: number }>`
      select to_char(r.day, 'YYYY-MM-DD') as day, coalesce((
        select max(b.last_message_id) from stats_rolled_days b
        where b.rolled_up_at < ${beginningOf(sql`r.day`)} - interval '2 hours'), 0) as last_message_id
      from stats_rolled_days r
      where r.day >= ${today} - ${kept}::int and ${kept}::int > 0
        and r.day not in (select m.day from fairness_measured_days m)
      order by r.day desc limit 1`.execute(db)
    const [next] = rows
    if (!next || (days > 0 && Date.now() >= deadline)) return days
    await measureDay(db, next.day, next.last_message_id)
  }
}

/** The measured days are last, so that an interrupted run is continued. Without an old one, the large table is not read. */
async function forgetOld(db: Db, kept: number) {
  const isOld = kept === 0 ? sql`true` : sql`day < ${today} - ${kept}::int`
  const { rows } = await sql`
    (select from fairness_measured_days where ${isOld} limit 1) union all (select from fairness_items where ${isOld} limit 1)`.execute(
    db,
  )
  if (rows.length === 0) return
  await deleteInBatches(db, 'fairness_items', isOld)
  await deleteInBatches(db, 'fairness_days', isOld)
  await deleteInBatches(db, 'fairness_measured_days', isOld)
}

/**
 * An operator begins with an item when the act before it ends, or when the customer's message arrives, if that is later. What they took
 * from the queue or from a colleague is noted in the audit log. Handovers after three skips, those of customers who ask whether the
 * profile is real, and appeals are no choice and no items.
 * @param afterId messages of the day have higher ids
 */
async function measureDay(db: Db, day: string, afterId: number): Promise<void> {
  const [since, until] = [beginningOf(day), endOf(day)]
  const isOfDay = (time: string) => sql<boolean>`${sql.ref(time)} >= ${since} and ${sql.ref(time)} < ${until}`
  /** The newest message of the conversation at the time of an act. When an operator wrote it, or nobody did, the item was a poke. */
  const newest = (act: string) => sql`
    left join lateral (
      select q.id, q.direction from messages q where q.conversation_id = ${sql.ref(`${act}.conversation_id`)}
        and q.created_at <= ${sql.ref(`${act}.created_at`)} and q.direction in ('in', 'out') order by q.id desc limit 1) n on true`
  const type = sql`case n.direction when 'in' then 'reply' else 'poke' end`
  await transaction(db, async (tx) => {
    await oneAfterTheOther(tx)
    const measured = await tx
      .insertInto('fairness_measured_days')
      .values({ day })
      .onConflict((c) => c.doNothing())
      .returning('day')
      .executeTakeFirst()
    // Another node has measured it.
    if (!measured) return
    await sql`
      with acts as materialized (
        select m.operator_id, m.conversation_id, m.created_at as at, m.id as place, m.in_reply_to as message_id,
          case when ${isReply(sql`m.type`)} then 'reply' when m.type like 'extra%' then null else 'poke' end as type, 'answered' as act
        from messages m where m.id > ${afterId}::bigint and ${isOfDay('m.created_at')} and m.direction = 'out'
        union all
        select s.operator_id, s.conversation_id, s.created_at, s.id, s.message_id, ${type}, 'skipped'
        from skips s ${newest('s')} where ${isOfDay('s.created_at')}
        union all
        select distinct on (i.operator_id, i.conversation_id, i.created_at)
          i.operator_id, i.conversation_id, i.created_at, i.id, n.id, ${type}, 'ignored'
        from ignores i ${newest('i')} where ${isOfDay('i.created_at')} and i.operator_id is not null
        union all
        select h.operator_id, h.conversation_id, h.created_at, h.id, n.id,
          case when h.reason_code is null or h.reason_code not in ('fictional', 'stopped') then ${type} end, 'handed'
        from handovers h ${newest('h')}
        where ${isOfDay('h.created_at')} and h.operator_id is not null and not exists (select from skips s where s.handover_id = h.id)
      ), ordered as (
        select *, lag(at) over (partition by operator_id order by at, act, place) as before,
          max(at) filter (where type is not null) over (partition by operator_id, conversation_id order by at, act, place
            rows between unbounded preceding and 1 preceding) as before_here
        from acts
      ), takes as materialized (
        select operator_id, subject_id as conversation_id, at from audit_log
        where at >= ${since} - interval '1 hour' and at < ${until} and subject_type = 'conversation'
          and action in ('conversation.take', 'conversation.take_over')
      ), items as (
        select o.operator_id, c.siteowner_id, c.id as conversation_id, coalesce(f.language, c.language) as language, o.type,
          case o.act when 'answered' then o.place else o.message_id end as message_id,
          ${hourOf('o.at')} as hour, o.act, coalesce(recent.length, old.length, 0) as characters, o.at,
          coalesce(recent.created_at, old.created_at) as arrived, greatest(o.before, recent.created_at, old.created_at) as free,
          exists (select from takes t where t.operator_id = o.operator_id and t.conversation_id = o.conversation_id and t.at <= o.at
            and t.at > greatest(o.before, o.at - interval '1 hour')) as is_taken,
          exists (select from appeals a where o.act = 'answered' and a.message_id = o.place) as is_sent_by_master,
          coalesce(stops.stopped, false) as is_stopped, coalesce(stops.is_false, false) as is_false_alarm
        from ordered o
        join conversations c on c.id = o.conversation_id
        left join lateral former_language(o.conversation_id, o.at) f on true
        left join lateral (
          select q.created_at, length(q.body) from messages q
          where q.id = o.message_id and o.type = 'reply' and q.created_at >= ${since} - interval '31 days' and q.created_at < ${until}
        ) recent on true
        left join lateral (
          -- A message that waited for more than a month is looked up in all months.
          select q.created_at, length(q.body) from messages q where q.id = o.message_id and o.type = 'reply' and recent.created_at is null
        ) old on true
        left join lateral (
          select true as stopped, bool_or(r.false_alarm_at is not null) as is_false from raised_checks r
          where r.operator_id = o.operator_id and r.conversation_id = o.conversation_id and r.outcome = 'stopped' and r.raised_at <= o.at
            and r.raised_at > greatest(o.before_here, o.at - ${longestStop}) having count(*) > 0
        ) stops on true
        where o.type is not null and ${isReal(sql`c.siteowner_id`)}
      ), timed as (
        select *, (width_bucket(characters, ${lengthsFrom}::int[]) - 1)::smallint as length,
          case when at - free <= ${longestHandling} then free else at end - arrived > ${`${fairnessRules.waitedMinutes} minutes`}::interval as has_waited,
          act = 'answered' and type = 'reply' and arrived is not null
            and at - free <= ${`${fairnessRules.fastSeconds} seconds`}::interval and not is_sent_by_master as is_fast
        from items
      ), kept as (
        insert into fairness_items (day, operator_id, siteowner_id, language, type, hour, length, at, act, has_waited, is_taken, is_fast,
          is_stopped, is_false_alarm, conversation_id, message_id)
        select ${day}::date, operator_id, siteowner_id, language, type, hour, length, at, act, coalesce(has_waited, false), is_taken, is_fast,
          is_stopped, is_false_alarm, conversation_id, message_id
        from timed where act <> 'answered' or is_taken or is_fast or is_stopped
      )
      insert into fairness_days (day, operator_id, siteowner_id, language, type, hour, length, items, skipped, waited, waited_skipped, taken,
        answers, fast, ignored, handed, stopped, false_alarms)
      select ${day}::date, operator_id, siteowner_id, language, type, hour, length,
        count(*), count(*) filter (where act = 'skipped'),
        count(*) filter (where has_waited), count(*) filter (where has_waited and act = 'skipped'),
        count(*) filter (where is_taken),
        count(*) filter (where act = 'answered' and type = 'reply'),
        count(*) filter (where is_fast),
        count(*) filter (where act = 'ignored'), count(*) filter (where act = 'handed'),
        count(*) filter (where is_stopped), count(*) filter (where is_false_alarm)
      from timed group by 2, 3, 4, 5, 6, 7`.execute(tx)
  })
}
