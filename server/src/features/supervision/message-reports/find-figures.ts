import type { OpenedReportCase } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { today } from '../../../platform/service-time.ts'
import type { CaseRow } from './find-cases.ts'

type Figures = OpenedReportCase['figures']

/** The figures of the last 30 days that help to judge a case: of its writer, their team, and its reason. */
export async function findFigures(db: Db, row: CaseRow): Promise<Figures> {
  const [writer, reason] = await Promise.all([
    row.writer_id === null ? null : findWriter(db, row.writer_id),
    findReason(db, row),
  ])
  return { writer, reason }
}

async function findWriter(db: Db, writerId: number): Promise<Figures['writer']> {
  const { rows } = await sql<{
    team: string
    own_reported: number
    own_sent: number
    team_reported: number
    team_sent: number
  }>`
    with colleagues as materialized (
      select o.id, t.name as team from operators w
        join operators o on o.team_id = w.team_id join teams t on t.id = w.team_id
      where w.id = ${writerId}
    ), reported as materialized (
      select writer_id, count(*) as reported from report_cases
      where writer_id in (select id from colleagues) and opened_at > now() - interval '30 days' group by writer_id
    ), sent as materialized (
      select operator_id, sum(sent) as sent from message_stats_daily
      where operator_id in (select id from colleagues) and day > ${today} - 30 group by operator_id
    )
    select min(c.team) as team,
      coalesce(sum(r.reported) filter (where c.id = ${writerId}), 0)::bigint as own_reported,
      coalesce(sum(s.sent) filter (where c.id = ${writerId}), 0)::bigint as own_sent,
      coalesce(sum(r.reported), 0)::bigint as team_reported, coalesce(sum(s.sent), 0)::bigint as team_sent
    from colleagues c left join reported r on r.writer_id = c.id left join sent s on s.operator_id = c.id`.execute(
    db,
  )
  const [found] = rows
  return found
    ? {
        team: found.team,
        own: { reported: found.own_reported, sent: found.own_sent },
        team_count: { reported: found.team_reported, sent: found.team_sent },
      }
    : null
}

async function findReason(db: Db, { reason_id, siteowner_id }: CaseRow): Promise<Figures['reason']> {
  const { rows } = await sql<Figures['reason']>`
    select count(*) as cases, count(*) filter (where outcome <> 'unfounded') as founded,
      count(*) filter (where siteowner_id = ${siteowner_id}) as of_siteowner,
      percentile_cont(0.5) within group (order by extract(epoch from settled_at - opened_at)::float8 / 60)
        filter (where settled_at is not null) as minutes
    from report_cases where reason_id = ${reason_id} and opened_at > now() - interval '30 days'`.execute(db)
  return rows[0] ?? { cases: 0, founded: 0, of_siteowner: 0, minutes: null }
}
