import { sql } from 'kysely'

/** Operator `o`'s exports that are being made, and finished ones that they have not seen. Null when they have none. */
export const exportCounts = sql<{ under_way: number; unseen: number } | null>`(
  select jsonb_build_object('under_way', count(*) filter (where e.state in ('waiting', 'making')),
    'unseen', count(*) filter (where e.state in ('ready', 'stopped') and e.seen_at is null))
  from exports e where e.operator_id = o.id having count(*) > 0)`
