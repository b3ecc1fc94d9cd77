import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

type OwnSegment = { code: string; name: string; left_out: boolean }

/** The segments in use that the operator and their account level include, in their order, with those that they leave out. */
export async function findOwnSegments(db: Db, operatorId: number): Promise<OwnSegment[]> {
  const { rows } = await sql<OwnSegment>`
    select s.code, s.name, coalesce(s.code = any(w.segments_left_out), false) as left_out
    from operators o
    join permissions p on p.id = o.permissions_id
    join segments s on s.retired_at is null and (o.segments is null or s.code = any(o.segments))
      and (p.segments is null or s.code = any(p.segments))
    left join welfare_choices w on w.operator_id = o.id
    where o.id = ${operatorId}
    order by s.position, s.code`.execute(db)
  return rows
}
