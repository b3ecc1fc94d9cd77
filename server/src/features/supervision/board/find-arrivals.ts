import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { dayOf, hourOf } from '../../../platform/service-time.ts'
import { weeksLookedAt } from './volumes.ts'

/** Messages that arrived in an hour of the service some weeks before. */
export type Arrived = {
  siteowner_id: number
  language: string
  /** The hour that is forecast, from 0. */
  slot: number
  week: number
  arrived: number
}

/** What arrived in the same hours of the weeks before. Only the roll-ups of these hours are read. @param from a full hour */
export async function findArrivals(db: Db, from: RawBuilder<string>, hours: number): Promise<Arrived[]> {
  const { rows } = await sql<Arrived>`
    select s.siteowner_id, s.language, h.slot, w.week, s.arrived
    from generate_series(0, ${hours - 1}::int) h (slot)
    cross join generate_series(1, ${sql.lit(weeksLookedAt)}) w (week)
    cross join lateral (select ${from} + make_interval(hours => h.slot) as at) t
    join stats_hours s on s.day = ${dayOf('t.at')} - 7 * w.week and s.hour = ${hourOf('t.at')}
    where s.arrived > 0`.execute(db)
  return rows
}
