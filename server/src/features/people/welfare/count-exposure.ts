import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { betweenShifts } from './exposure.ts'

/** A page that reports without end must not make a number that the column cannot hold. */
const maxCount = 1_000_000

/** Counts in the shift of now what an operator was exposed to. Call it as the last statement: whoever takes a break waits for its row. */
export async function countExposure(
  db: Db,
  operatorId: number,
  { photos = 0, escalations = 0 }: { photos?: number; escalations?: number },
) {
  await transaction(db, async (tx) => {
    await sql`
      insert into welfare_shifts as w (operator_id, started_at, photos, photos_since, escalations, escalations_since)
      values (${operatorId}, coalesce(signed_in_since(${operatorId}, ${betweenShifts}), now()), ${photos}, ${photos},
        ${escalations}, ${escalations})
      on conflict (operator_id, started_at) do update set
        photos = least(w.photos + excluded.photos, ${maxCount}),
        photos_since = least(w.photos_since + excluded.photos, ${maxCount}),
        escalations = least(w.escalations + excluded.escalations, ${maxCount}),
        escalations_since = least(w.escalations_since + excluded.escalations, ${maxCount})`.execute(tx)
    announce(tx, { topic: 'welfare', operatorId })
  })
}

/** Takes back the count of an escalation that was undone seconds later. */
export async function uncountEscalation(tx: Tx, operatorId: number) {
  await sql`
    update welfare_shifts set escalations = greatest(escalations - 1, 0), escalations_since = greatest(escalations_since - 1, 0)
    where operator_id = ${operatorId} and started_at = (
      select max(started_at) from welfare_shifts where operator_id = ${operatorId})`.execute(tx)
  announce(tx, { topic: 'welfare', operatorId })
}
