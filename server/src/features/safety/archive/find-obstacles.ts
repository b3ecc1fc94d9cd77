import type pg from 'pg'
import { deliveredDays } from '../../sites/deliveries/forget-delivered.ts'
import { type Month, tableOf } from './month.ts'

/**
 * Why a month cannot be archived, in words for the person at the terminal; empty when it can. Everything that still needs a
 * message of the month is one: a site that has not accepted it or can read it again, and a customer who waits for an answer to it.
 */
export async function findObstacles(client: pg.Client, month: Month): Promise<string[]> {
  const { live, condition, to } = tableOf(month)
  const { rows } = await client.query<{ count: string; words: string }>(
    `select * from (
      select (now() < $1::timestamptz + make_interval(days => $2))::int as count,
        'is not over for ' || $2 || ' days, in which sites can read its answers again' as words
      union all
      select count(*), 'deliveries of it exist: their site has not accepted them, or the nightly job has not deleted them yet'
      from deliveries where profile_text_id is null and ${condition}
        and message_id between (select min(id) from ${live}) and (select max(id) from ${live})
      union all
      select count(*), 'conversations wait for an answer to a message of it'
      from conversations c where c.status = 'open' and exists (select from ${live} m where m.conversation_id = c.id
        and m.direction = 'in' and m.id > coalesce(c.last_operator_message_id, 0))
      union all
      select count(*), 'days are not counted yet by the job roll-up-statistics'
      from generate_series((select day_of(created_at) from ${live} order by id limit 1)::timestamp,
        day_of($1::timestamptz - interval '1 microsecond')::timestamp, '1 day') d (day)
      where d.day::date not in (select day from stats_rolled_days)
      union all
      select count(*), 'changes of an upgrade are not finished' from backfills where finished_at is null
    ) found where count > 0`,
    [to, deliveredDays],
  )
  return rows.map(({ count, words }) => (words.startsWith('is not') ? words : `${count} ${words}`))
}
