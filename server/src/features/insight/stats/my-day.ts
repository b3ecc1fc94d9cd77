import { type MyDay, messageTurns } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { beginningOf, beginningOfHour, today } from '../../../platform/service-time.ts'

const startOfToday = sql<string>`(select ${beginningOf(today)})`

/**
 * What an operator and their team have done today. The counts come from `message_stats_daily`, the hours from an index of the
 * operator's own messages.
 */
export async function readMyDay(db: Db, operator: Operator): Promise<MyDay> {
  const [day, counts, hours] = await Promise.all([
    readDay(db, operator),
    countByType(db, operator),
    countByHour(db, operator),
  ])
  const turns = messageTurns.map((turn) => ({
    turn,
    // A message with a photo or a gift counts for its turn.
    ...total(counts.filter(({ type }) => type === turn || type.startsWith(`${turn}_`))),
  }))
  return { ...day, ...total(counts), turns, hours }
}

type Counted = { sent: number; answered: number }

const total = (rows: Counted[]): Counted => ({
  sent: rows.reduce((sum, row) => sum + row.sent, 0),
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
})

function countByType(db: Db, { id }: Operator) {
  return db
    .selectFrom('message_stats_daily')
    .where('day', '=', today)
    .where('operator_id', '=', id)
    .select(['type', sql<number>`sum(sent)`.as('sent'), sql<number>`sum(answered)`.as('answered')])
    .groupBy('type')
    .execute()
}

async function countByHour(db: Db, { id }: Operator): Promise<MyDay['hours']> {
  const { rows } = await sql<MyDay['hours'][number]>`
    with sent as (
      select ${beginningOfHour('created_at')} as at, count(*) as sent from messages
      where operator_id = ${id} and created_at >= ${startOfToday} and ${isReal(sql`siteowner_id`)}
      group by 1
    )
    select hour as at, coalesce(sent.sent, 0) as sent
    from (
      -- Half an hour is the smallest change of clocks.
      select distinct ${beginningOfHour('half')} as hour from generate_series((select min(at) from sent), now(), interval '30 minutes') as half) h
    left join sent on sent.at = hour
    order by hour`.execute(db)
  return rows
}

/** The values with one row: the team's numbers, skips and breaks. A break that nobody ended has ended at its `ends_at`. */
async function readDay(db: Db, { id, team, siteownerIds }: Operator) {
  const { rows } = await sql<Counted & { since: string; skipped: number; times: number; seconds: number }>`
    select ${startOfToday} as since, t.*, b.*,
      (select count(*) from skips where operator_id = ${id} and created_at >= ${startOfToday} and ${isReal(sql`siteowner_id`)}) as skipped
    from (
      select coalesce(sum(s.sent), 0) as sent, coalesce(sum(s.answered), 0) as answered
      from message_stats_daily s join operators o on o.id = s.operator_id
      where s.day = ${today} and o.team_id = ${team.id}
        and (${siteownerIds}::bigint[] is null or s.siteowner_id = any(${siteownerIds}::bigint[]))
    ) t, (
      select count(*) as times,
        coalesce(extract(epoch from sum(least(coalesce(ended_at, now()), ends_at) - started_at)), 0)::int as seconds
      from away_times where operator_id = ${id} and started_at >= ${startOfToday}
    ) b`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without a table returned no row')
  const { since, sent, answered, skipped, times, seconds } = row
  return { since, team: { sent, answered }, skipped, away: { times, seconds } }
}
