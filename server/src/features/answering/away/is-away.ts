import { type RawBuilder, sql } from 'kysely'

/** A condition: this operator is on a break. @param operatorId an id, or SQL such as `o.id` */
export const isAway = (operatorId: number | RawBuilder<unknown>) =>
  sql<boolean>`exists (select from away_times a where a.operator_id = ${operatorId} and a.ended_at is null and a.ends_at > now())`
