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
    select created_at, siteowner_id, operator_id, conversation_id, type,
      (direction = 'in')::int as arrived, (direction = 'out')::int as sent, (answered_at is not null)::int as answered
    from all_messages
    union all
    select created_at, siteowner_id, operator_id, conversation_id, type, 0, 0, -1 from stats_changes) m
  ${withLanguage('m')} ${withDay('m')}`
const skips = `
  select s.siteowner_id, s.language, d.day, coalesce(s.reason_code, '') as reason, 1 as skipped from skips s ${withDay('s')}`
/** How long customers waited for replies. */
const waits = `
  select m.siteowner_id, m.operator_id, l.language, d.day, answer_time_step(m.created_at - asked.created_at) as step, 1 as replies
  from all_messages m join all_messages asked on asked.id = m.in_reply_to
  ${withLanguage('m')} ${withDay('m')}
  where m.type ~ '^reply'`

const sums = (numbers: string[]) => numbers.map((number) => `sum(${number}) as ${number}`).join(', ')
const group = (rows: string, keys: string, numbers: string[]) =>
  `select ${keys}, ${sums(numbers)} from (${rows}) r group by ${keys}`

/** Counts the rows of a table that differ from the sums of others. */
const differing = (table: string, keys: string, numbers: string[], rows: string) => `
  (select count(*) from (${table}) kept full join (${group(rows, keys, numbers)}) recounted using (${keys})
  where ${numbers.map((number) => `kept.${number} is distinct from recounted.${number}`).join(' or ')})`

const site = 'siteowner_id, language'
const operator = `${site}, operator_id`
const table = (name: string) => `select * from ${name}`
const withMonth = (rows: string) => `select *, date_trunc('month', day)::date as month from (${rows}) r`
const withSteps = (name: string) =>
  `select t.*, s.step, s.replies from ${name} t, unnest(steps, counts) s (step, replies)`

/** Each query counts rows of the rolled-up statistics that contradict the messages. */
export const statisticsFaults: Record<string, string> = {
  wrong_statistics_of_messages: `
    with recount as materialized (${group(messages, `day, hour, ${operator}, type`, ['arrived', 'sent', 'answered'])}),
      of_operators as (select * from recount where operator_id is not null)
    select ${differing(table('stats_days'), `day, ${site}, type`, ['arrived', 'sent', 'answered'], table('recount'))}
      + ${differing(table('stats_hours'), `day, hour, ${site}`, ['arrived', 'sent', 'answered'], table('recount'))}
      + ${differing(table('stats_operator_days'), `day, ${operator}`, ['sent', 'answered'], table('of_operators'))}
      + ${differing(table('stats_operator_months'), `month, ${operator}`, ['sent', 'answered'], withMonth(table('of_operators')))}
      as count`,
  wrong_statistics_of_skips: `
    select ${differing(table('stats_skip_days'), `day, ${site}, reason`, ['skipped'], skips)} as count`,
  wrong_answer_times: `
    with kept as materialized (${withSteps('stats_answer_time_days')}), spread as (
      select k.day, b.site as siteowner_id, b.tongue as language, k.step, k.replies
      from kept k, lateral (values (0, ''), (k.siteowner_id, ''), (0, k.language), (k.siteowner_id, k.language)) b (site, tongue)
    )
    select ${differing(table('kept'), `day, ${operator}, step`, ['replies'], waits)}
      + ${differing(withSteps('stats_answer_time_sums'), `day, ${site}, step`, ['replies'], table('spread'))} as count`,
}
