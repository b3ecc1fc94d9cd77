import { type RawBuilder, sql } from 'kysely'

/** What an operator was exposed to since the last break, or since they declined a suggested one. */
export type Exposure = {
  photos: number
  escalations: number
  /** Minutes of work without a break. */
  minutes: number
}

/** A shift begins with a sign-in after so long without an action. */
export const betweenShifts: RawBuilder<string> = sql`interval '4 hours'`
/** Signed out for so long is a break. */
const isRest: RawBuilder<string> = sql`interval '10 minutes'`

/** The exposure of operator `o`, as JSON. Null during a break. */
export const exposure: RawBuilder<Exposure | null> = sql<Exposure | null>`(
  select json_build_object(
    'photos', coalesce(w.photos_since, 0), 'escalations', coalesce(w.escalations_since, 0),
    'minutes', coalesce(floor(extract(epoch from now() - greatest(
      signed_in_since(o.id, ${isRest}), w.declined_at, a.ended_at)) / 60), 0)::int)
  from (select) one
  left join lateral (
    select * from welfare_shifts s
    where s.operator_id = o.id and s.started_at >= signed_in_since(o.id, ${betweenShifts})
    order by s.started_at desc limit 1
  ) w on true
  left join lateral (
    select coalesce(b.ended_at, b.ends_at) as ended_at from away_times b
    where b.operator_id = o.id order by b.started_at desc, b.id desc limit 1
  ) a on true
  where a.ended_at is null or a.ended_at <= now())`
