import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'

/** Ends the operator's break. @returns false when there was none */
export async function endAway(db: Db, operatorId: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const ended = await tx
      .updateTable('away_times')
      // A break that started while this statement waited for the lock has a later start than our now().
      .set({ ended_at: sql<string>`greatest(now(), started_at)` })
      .where('operator_id', '=', operatorId)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', sql<string>`now()`)
      .returning(['id', 'is_pause', 'counts_as_work'])
      .executeTakeFirst()
    if (!ended) return false
    if (!ended.is_pause && ended.counts_as_work)
      await recordAudit(tx, {
        operatorId,
        action: 'away_time.end',
        subject: { type: 'away_time', id: ended.id },
      })
    announce(tx, { topic: 'away', operatorId })
    return true
  })
}
