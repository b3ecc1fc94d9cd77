import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { thresholdSetting } from '../../settings/read-settings.ts'
import { endRest } from './end-rest.ts'

/** A condition: the owner of the panel has hours counted. */
export const areHoursCounted: RawBuilder<boolean> = sql<boolean>`${thresholdSetting('hours_months')} > 0`

/** Begins the hours of a session that has passed both factors, and ends the operator's rest: who signs in works. */
export async function beginWork(tx: Tx, { id, operatorId }: { id: number; operatorId: number }) {
  await endRest(tx, operatorId)
  await sql`insert into work_sessions (session_id, operator_id) select ${id}, ${operatorId} where ${areHoursCounted}`.execute(
    tx,
  )
}
