import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** A break has begun, so that what a break is suggested for is counted anew. */
export async function restartRules(tx: Tx, operatorId: number) {
  await sql`
    update welfare_shifts set photos_since = 0, escalations_since = 0, declined_at = null
    where operator_id = ${operatorId} and (photos_since > 0 or escalations_since > 0 or declined_at is not null)`.execute(
    tx,
  )
}
