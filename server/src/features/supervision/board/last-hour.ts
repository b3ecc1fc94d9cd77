import { type Board, boardBarMinutes, boardBars } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { barOf, lowestIdFrom } from './sample-sent.ts'

type Counted = {
  at: string
  siteowner_id: number
  sent: number
  replies: number
  in_time: number
  skipped: number
}
/** A bar, and whether the messages of that time are known. */
type Bar = { at: string; is_counted: boolean }

/** Counts what was sent and skipped in the last hour, once for all viewers. */
export function openLastHour(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await findLastHour(db)],
    changedBy: () => false,
  })
  return async (viewer: Pick<Operator, 'siteownerIds'>): Promise<Board['hour']> => {
    const { bars, counts } = await findAll('all')
    const own = counts.filter(({ siteowner_id }) => worksFor(viewer, siteowner_id))
    const byBar = Map.groupBy(own, ({ at }) => at)
    return {
      bars: bars.map(({ at, is_counted }) => ({
        at,
        sent: is_counted ? sumOf(byBar.get(at), 'sent') : null,
        skipped: sumOf(byBar.get(at), 'skipped'),
      })),
      replies: sumOf(own, 'replies'),
      in_time: sumOf(own, 'in_time'),
    }
  }
}

const sumOf = (rows: readonly Counted[] | undefined, name: 'sent' | 'replies' | 'in_time' | 'skipped') =>
  (rows ?? []).reduce((sum, row) => sum + row[name], 0)

const bar = sql`make_interval(mins => ${sql.lit(boardBarMinutes)})`
const firstBar = sql`(select ${barOf(sql`now() - ${sql.lit(boardBars - 1)} * ${bar}`)})`

async function findLastHour(db: Db): Promise<{ bars: Bar[]; counts: Counted[] }> {
  const { until, lowest_id } = await findCounted(db)
  const [bars, counts] = await Promise.all([
    sql<Bar>`
      select b.at, coalesce(b.at >= ${until}::timestamptz, false) or s.at is not null as is_counted
      from generate_series(${firstBar}, now(), ${bar}) b (at) left join sent_sampled s on s.at = b.at
      order by b.at`.execute(db),
    sql<Counted>`
      select at, siteowner_id, sent, replies, in_time, 0 as skipped from sent_samples where at >= ${firstBar}
      union all
      -- What was sent since the job has counted.
      select ${barOf(sql`m.created_at`)}, m.siteowner_id, count(*), 0, 0, 0 from messages m
      where m.id > ${lowest_id}::bigint and m.created_at >= ${until}::timestamptz and m.direction = 'out'
        and ${isReal(sql`m.siteowner_id`)}
      group by 1, 2
      union all
      select ${barOf(sql`s.created_at`)}, s.siteowner_id, 0, 0, 0, count(*) from skips s
      where s.created_at >= ${firstBar} and ${isReal(sql`s.siteowner_id`)} group by 1, 2`.execute(db),
  ])
  return { bars: bars.rows, counts: counts.rows }
}

/** The end of what the job has counted, and an id below those of later messages. Both are null while no node runs the job. */
async function findCounted(db: Db) {
  const { rows } = await sql<{ until: string | null; lowest_id: number | null }>`
    select c.until, case when c.until is not null then ${lowestIdFrom(sql`c.until`)} end as lowest_id
    from (select max(s.at) + ${bar} as until from sent_sampled s where s.at > now() - 3 * ${bar}) c`.execute(
    db,
  )
  return rows[0] ?? { until: null, lowest_id: null }
}
