import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** The number of pokes of the site owner of rule `r` that wait in the queue, also for the end of quiet hours. */
export const waitingPokes: RawBuilder<number> = sql<number>`(
  select count(*) from queue_items q where q.siteowner_id = r.siteowner_id and q.kind = 'poke' and q.expires_at is null)`

/**
 * Makes other transactions that add pokes wait. Statements after this one count the pokes that those have added, so that the
 * maximum of waiting pokes is kept.
 */
export async function lockPokeRules(tx: Tx): Promise<void> {
  await sql`select from poke_rules order by siteowner_id for no key update`.execute(tx)
}
