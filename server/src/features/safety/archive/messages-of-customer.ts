import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { isHeld, lockCustomers } from '../../conversations/customers/holds.ts'
import { refuseProtected } from '../erasures/ask.ts'

/** The archived messages of a customer as they are stored, oldest first. @param owner a connection of the role that owns the archive */
export async function readArchivedMessages(owner: Db, customerId: number): Promise<object[]> {
  const { rows } = await sql<{ message: object }>`
    select to_jsonb(m) as message from archive.messages m join conversations c on c.id = m.conversation_id
    where c.customer_id = ${customerId} order by m.id`.execute(owner)
  return rows.map(({ message }) => message)
}

/**
 * Deletes the archived messages of a customer. Counts of conversations and statistics stay.
 * @param owner a connection of the role that owns the archive
 * @returns the number of messages
 * @throws while the customer is on hold, has an open escalation, or a legal hold keeps them
 */
export async function eraseArchivedMessages(owner: Db, customerId: number): Promise<number> {
  return transaction(owner, async (tx) => {
    await lockCustomers(tx, [customerId])
    await refuseProtected(tx, customerId)
    const { rows } = await sql<{
      held: boolean
    }>`select ${isHeld(sql`${customerId}::bigint`)} as held`.execute(tx)
    if (rows[0]?.held) throw new Error(`Customer ${customerId} is on hold: nothing of them is erased.`)
    const { numAffectedRows } = await sql`
      delete from archive.messages where conversation_id in (select id from conversations where customer_id = ${customerId})`.execute(
      tx,
    )
    const messages = Number(numAffectedRows ?? 0)
    await recordAudit(tx, {
      operatorId: null,
      action: 'message.erase_archived',
      subject: { type: 'customer', id: customerId },
      details: { rows: messages },
    })
    return messages
  })
}
