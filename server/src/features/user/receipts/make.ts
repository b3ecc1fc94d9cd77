import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isLastChat } from '../../answering/last-chat/is-last-chat.ts'
import { findInHand } from '../../conversations/leases/lease.ts'
import { lockOperator } from '../../people/operators/lock-operator.ts'
import { betweenShifts } from '../../people/welfare/exposure.ts'
import { countActs, countWithMasters } from './count-acts.ts'
import { undoableSeconds } from './undo-until.ts'

/**
 * Ends the shift of an operator: counts what they did in it, under their next number. Their acts are final by then, because nothing is in
 * hand and nothing can be undone.
 * @returns the number
 * @throws {AppError} `shift_goes_on` when they have not asked for the end, `chat_in_hand`, `undo_open`
 */
export function makeReceipt(db: Db, operatorId: number): Promise<number> {
  return transaction(db, async (tx) => {
    await lockOperator(tx, operatorId)
    if (!(await isLastChat(tx, operatorId))) throw new AppError('shift_goes_on')
    if (await findInHand(tx, operatorId)) throw new AppError('chat_in_hand')
    const seconds = await undoableSeconds(tx, operatorId)
    if (seconds > 0) throw new AppError('undo_open', {}, seconds)
    const { number, ...shift } = await findShift(tx, operatorId)
    const counts = await countActs(tx, operatorId, shift)
    const withMasters = await countWithMasters(tx, operatorId)
    await tx
      .insertInto('shift_receipts')
      .values({
        operator_id: operatorId,
        number,
        ...shift,
        counts: JSON.stringify(counts),
        with_masters: withMasters,
      })
      .execute()
    await tx.deleteFrom('last_chats').where('operator_id', '=', operatorId).execute()
    await recordAudit(tx, {
      operatorId,
      action: 'shift_receipt.make',
      subject: { type: 'operator', id: operatorId },
      details: { number, since: shift.since, until: shift.until, counts, with_masters: withMasters },
    })
    announce(tx, { topic: 'mine', operatorId })
    return number
  })
}

/** The shift that ends now: it began with the sign-in after hours without one, or where the receipt before ends. */
async function findShift(tx: Tx, operatorId: number) {
  const { rows } = await sql<{ number: number; since: string; until: string }>`
    select coalesce(l.number, 0) + 1 as number, now.until,
      coalesce(greatest(signed_in_since(${operatorId}, ${betweenShifts}), l.until), now.until) as since
    from (select clock_timestamp() as until) now left join lateral (
      select number, until from shift_receipts where operator_id = ${operatorId} order by number desc limit 1) l on true`.execute(
    tx,
  )
  const [shift] = rows
  if (!shift) throw new Error('A statement without a table returned no row')
  return shift
}
