import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { canBeUndone, undoAcceptedFor } from '../../../platform/undo-time.ts'

/** Seconds for which the last act of an operator can still be undone; 0 when nothing can. */
export async function undoableSeconds(tx: Tx, operatorId: number): Promise<number> {
  const accepted = sql`${undoAcceptedFor} * interval '1 millisecond'`
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(ceil(extract(epoch from max(until) - clock_timestamp())), 0)::int as seconds from (
      select v.deliver_at as until from undo_offers u join deliveries v on v.message_id = u.message_id
      where u.operator_id = ${operatorId} and not u.undone and v.status = 'pending' and v.attempts = 0
        and v.deliver_at > clock_timestamp()
      union all
      select u.created_at + ${accepted} from undo_offers u
      where u.operator_id = ${operatorId} and not u.undone and u.lease_id is not null and ${canBeUndone('u.created_at')}
      union all
      select e.opened_at + ${accepted} from escalations e
      where e.by_id = ${operatorId} and e.undone_at is null and e.settled_at is null and e.also_by is null
        and ${canBeUndone('e.opened_at')}
    ) open`.execute(tx)
  return rows[0]?.seconds ?? 0
}
