import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { countExposure } from './count-exposure.ts'
import { restartRules } from './restart-rules.ts'

/** The operator goes on without a break. The next one is suggested when the rules are met anew. */
export async function declineBreak(db: Db, operatorId: number): Promise<void> {
  await transaction(db, async (tx) => {
    // Makes the row of the shift, if nothing was counted in it.
    await countExposure(tx, operatorId, {})
    await restartRules(tx, operatorId)
    await sql`
      update welfare_shifts set declined_at = now() where operator_id = ${operatorId} and started_at = (
        select max(started_at) from welfare_shifts where operator_id = ${operatorId})`.execute(tx)
    announce(tx, { topic: 'welfare', operatorId })
  })
}
