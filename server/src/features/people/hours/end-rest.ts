import { sql } from 'kysely'
import { announce, type Tx } from '../../../platform/database.ts'

/**
 * Ends the rest of an operator (`answering/away/start-rest.ts`). Somebody who did not come back from one within its time had ended their
 * work with it: it becomes empty.
 */
export async function endRest(tx: Tx, operatorId: number) {
  const ended = await tx
    .updateTable('away_times')
    .set({
      ended_at: sql<string>`case when ends_at > now() then greatest(now(), started_at) else started_at end`,
    })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('counts_as_work', '=', false)
    .returning('id')
    .execute()
  if (ended.length > 0) announce(tx, { topic: 'away', operatorId })
}
