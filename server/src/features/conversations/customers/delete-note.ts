import { noteDeletionHours } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { announceCustomer } from './announce-customer.ts'
import { requireVisibleCustomer } from './require-visible.ts'

/** Deletes an own note within a day; its row stays. @throws {AppError} `customer_not_found`, `note_not_found` */
export async function deleteNote(db: Db, operator: Operator, customerId: number, noteId: number) {
  await transaction(db, async (tx) => {
    const { siteowner_id } = await requireVisibleCustomer(tx, operator, customerId)
    const deleted = await tx
      .updateTable('customer_notes')
      .set({ deleted_at: sql<string>`now()` })
      .where('id', '=', noteId)
      .where('customer_id', '=', customerId)
      .where('operator_id', '=', operator.id)
      .where('deleted_at', 'is', null)
      .where('created_at', '>', sql<string>`now() - make_interval(hours => ${noteDeletionHours})`)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw new AppError('note_not_found')
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: siteowner_id,
      action: 'note.delete',
      subject: { type: 'customer', id: customerId },
      details: { note_id: noteId },
    })
    await announceCustomer(tx, customerId)
  })
}
