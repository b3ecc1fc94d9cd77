import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { announceCustomer } from './announce-customer.ts'
import { noteColumns } from './find-notes.ts'
import { lockCustomers } from './holds.ts'
import type { StoredNote } from './profile-columns.ts'
import { requireVisibleCustomer } from './require-visible.ts'

/**
 * Adds a note to the logbook. The same text by the same author within a minute is the same note, so that a repeated request
 * adds no second one.
 * @throws {AppError} `customer_not_found`
 */
export async function addNote(
  db: Db,
  operator: Operator,
  customerId: number,
  text: string,
): Promise<StoredNote> {
  return transaction(db, async (tx) => {
    const { siteowner_id } = await requireVisibleCustomer(tx, operator, customerId)
    await lockCustomers(tx, [customerId])
    const body = text.trim()
    const repeated = await tx
      .selectFrom('customer_notes as n')
      .innerJoin('operators as o', 'o.id', 'n.operator_id')
      .where('n.customer_id', '=', customerId)
      .where('n.operator_id', '=', operator.id)
      .where('n.deleted_at', 'is', null)
      .where('n.created_at', '>', sql<string>`now() - interval '1 minute'`)
      .where('n.body', '=', body)
      .select(noteColumns)
      .executeTakeFirst()
    if (repeated) return repeated
    const note = await tx
      .insertInto('customer_notes')
      .values({ customer_id: customerId, operator_id: operator.id, body })
      .returning(['id', 'body', 'operator_id', 'created_at'])
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: siteowner_id,
      action: 'note.add',
      subject: { type: 'customer', id: customerId },
      details: { note_id: note.id },
    })
    await announceCustomer(tx, customerId)
    return { ...note, operator_name: operator.name }
  })
}
