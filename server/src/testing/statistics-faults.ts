import { dayTextOf, hourTextOf } from '../platform/service-time.ts'

/**
 * A recount of messages and skips for the tables `stats_…`. Each query reads ten million messages once, with hash joins: a look-up
 * for each message takes minutes.
 */

/** Joins the language that a conversation had at the time of a row as `l.language`. */
const withLanguage = (row: string) => `
  join conversations c on c.id = ${row}.conversation_id
  left join (
    select conversation_id, array_agg(until order by until) as untils, array_agg(language order by until) as languages
    from former_languages group by 1) f on f.conversation_id = c.id
  cross join lateral (select case when f.conversation_id is null then c.language else
    coalesce(languages[1 + (select count(*) from unnest(untils) u (until) where u.until <= ${row}.created_at)], c.language) end as language) l`
const withDay = (row: string) => `
  cross join lateral (select ${dayTextOf(`${row}.created_at`)} as day,
    ${hourTextOf(`${row}.created_at`)} as hour) d
  join stats_rolled_days rolled on rolled.day = d.day`

/** Messages of counted days, without the answers that `stats_changes` still has. */
const messages = `
  select m.*, l.language, d.day, d.hour from (
    select created_at, siteowner_id, operator_id, conversation_id, case when direction = 'out' then type end as type,
      (direction = 'in')::int as arrived, (direction = 'out')::int as sent, (answered_at is not null)::int as answered, 0 as skipped
    from all_messages
    union all
    select created_at, siteowner_id, operator_id, conversation_id, type, 0, 0, -1, 0 from stats_changes) m
  ${withLanguage('m')} ${withDay('m')}`
const skips = `
  select s.siteowner_id, s.operator_id, s.language, d.day, d.hour, coalesce(s.reason_code, '') as reason, null as type, 0 as arrived, 0 as sent, 0 as answered, 1 as skipped
  from skips s ${withDay('s')}`
/** How long customers waited for replies. */
const waits = `
  select m.siteowner_id, m.operator_id, l.language, d.day, case when seconds < 600 then seconds else least(32767, 590 + floor(seconds / 60)) end as bucket,
    1 as replies
  from (
    select m.*, greatest(0, floor(extract(epoch from m.created_at - asked.created_at))) as seconds
    from all_messages m join all_messages asked on asked.id = m.in_reply_to where m.type ~ '^reply') m
  ${withLanguage('m')} ${withDay('m')}`

const sums = (numbers: string[]) => numbers.map((number) => `sum(${number}) as ${number}`).join(', ')
const group = (rows: string, keys: string, numbers: string[]) =>
  `select ${keys}, ${sums(numbers)} from (${rows}) r group by ${keys}`

/** Counts the rows of a table that differ from the sums of others. */
const differing = (table: string, keys: string, numbers: string[], rows: string) => `
  (select count(*) from (${table}) kept full join (${group(rows, keys, numbers)}) recounted using (${keys})
  where ${numbers.map((number) => `kept.${number} is distinct from recounted.${number}`).join(' or ')})`

const site = 'siteowner_id, language'
const operator = `${site}, operator_id`
const counts = ['arrived', 'sent', 'answered', 'skipped']
const named = (columns: string) => (rows: string) => `select ${columns} from (${rows}) r`
const inHours = named(`day, hour, ${site}, ${counts}`)
const ofOperators = named(`day, ${operator}, type, sent, answered, skipped`)
const table = (name: string) => `select * from ${name}`
const withMonth = (rows: string) => `select *, date_trunc('month', day)::date as month from (${rows}) r`
const sentOf = (name: string) => `select * from ${name} where sent > 0`
const withBuckets = (name: string) =>
  `select t.*, b.bucket, b.replies from ${name} t, unnest(buckets, counts) b (bucket, replies)`

/** Each query counts rows of the rolled-up statistics that contradict the messages. */
export const statisticsFaults: Record<string, string> = {
  wrong_statistics_of_hours: `
    select ${differing(table('stats_hours'), `day, hour, ${site}`, counts, [messages, skips].map(inHours).join(' union all '))}
      + ${differing(table('stats_days'), `day, ${site}`, counts, table('stats_hours'))}
      + ${differing(table('stats_site_days'), 'day, siteowner_id', counts, table('stats_hours'))}
      + ${differing(table('stats_hour_months'), `month, hour, ${site}`, counts, withMonth(table('stats_hours')))} as count`,
  wrong_statistics_of_operators: `
    with recount as materialized (${group(
      [messages, skips].map(ofOperators).join(' union all '),
      `day, ${operator}, type`,
      ['sent', 'answered', 'skipped'],
    )})
    select ${differing(table('stats_type_days'), `day, ${site}, type`, ['sent', 'answered'], 'select * from recount where type is not null')}
      + ${differing(table('stats_operator_days'), `day, ${operator}`, ['sent', 'answered', 'skipped'], 'select * from recount where operator_id is not null')}
      + ${differing(table('stats_type_months'), `month, ${site}, type`, ['sent', 'answered'], withMonth(table('stats_type_days')))}
      + ${differing(table('stats_operator_months'), `month, ${operator}`, ['sent', 'answered', 'skipped'], withMonth(table('stats_operator_days')))}
      + ${differing(table('stats_operator_type_months'), `month, ${operator}, type`, ['sent', 'answered'], withMonth('select * from recount where type is not null'))}
      as count`,
  wrong_sums_of_all_site_owners: `
    select ${(
      [
        ['stats_all_types', 'type', 'stats_type_days'],
        ['stats_all_hours', 'hour', 'stats_hours'],
        ['stats_all_operators', 'operator_id', 'stats_operator_days'],
      ] as const
    )
      .flatMap(([sums, key, days]) => [
        differing(
          `select start as day, * from ${sums} where span = 'day'`,
          `day, ${key}`,
          ['sent', 'answered'],
          sentOf(days),
        ),
        differing(
          `select start as month, * from ${sums} where span = 'month'`,
          `month, ${key}`,
          ['sent', 'answered'],
          withMonth(sentOf(days)),
        ),
      ])
      .join(' + ')} as count`,
  wrong_statistics_of_skips: `
    select ${differing(table('stats_skip_days'), `day, ${site}, reason`, ['skipped'], skips)}
      + ${differing(table('stats_skip_months'), `month, ${operator}, reason`, ['skipped'], withMonth(skips))} as count`,
  wrong_answer_times: `
    with kept_days as materialized (${withBuckets('stats_answer_time_days')})
    select ${differing(table('kept_days'), `day, ${operator}, bucket`, ['replies'], waits)}
      + ${differing(withBuckets('stats_answer_time_operator_months'), `month, ${operator}, bucket`, ['replies'], withMonth(table('kept_days')))}
      + ${differing(withBuckets('stats_answer_time_months'), `month, ${site}, bucket`, ['replies'], withMonth(table('kept_days')))} as count`,
  wrong_sums_of_answer_times: `
    with sums as materialized (
      select t.span, t.start, t.siteowner_id, t.language, w.wait, w.replies from stats_answer_time_sums t, unnest(steps, counts) w (wait, replies)
    ), days as (
      select d.day, b.site as siteowner_id, b.tongue as language, answer_time_step(w.bucket) as wait, w.replies
      from stats_answer_time_days d, unnest(buckets, counts) w (bucket, replies),
        lateral (values (0, ''), (d.siteowner_id, ''), (0, d.language), (d.siteowner_id, d.language)) b (site, tongue)
    )
    select ${differing("select start as day, * from sums where span = 'day'", 'day, siteowner_id, language, wait', ['replies'], 'select * from days')}
      + ${differing("select start as month, * from sums where span = 'month'", 'month, siteowner_id, language, wait', ['replies'], withMonth('select * from days'))} as count`,
  wrong_sums_of_answer_times_of_operators: `
    with sums as materialized (
      select t.span, t.start, t.operator_id, w.wait, w.replies from stats_answer_time_operator_sums t, unnest(steps, counts) w (wait, replies)
    ), days as (
      select d.day, d.operator_id, answer_time_step(w.bucket) as wait, w.replies
      from stats_answer_time_days d, unnest(buckets, counts) w (bucket, replies)
    )
    select ${differing("select start as day, * from sums where span = 'day'", 'day, operator_id, wait', ['replies'], 'select * from days')}
      + ${differing("select start as month, * from sums where span = 'month'", 'month, operator_id, wait', ['replies'], withMonth('select * from days'))} as count`,
}
