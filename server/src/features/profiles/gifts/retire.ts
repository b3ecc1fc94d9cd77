import type { CatalogueGift } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireGift } from './find.ts'

/**
 * Retires a gift, so that it can no longer be sent, or restores it. One that is in this state already stays so: a request can be
 * repeated, and two admins can send the same one.
 * @throws {AppError} `gift_not_found`
 */
export async function setGiftRetired(
  db: Db,
  admin: Operator,
  id: number,
  isRetired: boolean,
): Promise<CatalogueGift> {
  return transaction(db, async (tx) => {
    await tx.selectFrom('gifts').where('id', '=', id).select('id').forNoKeyUpdate().execute()
    const gift = await requireGift(tx, admin, id)
    if ((gift.retired_by_admin_at !== null) === isRetired) return gift
    const stored = await tx
      .updateTable('gifts')
      .set({ retired_by_admin_at: isRetired ? sql<string>`now()` : null })
      .where('id', '=', id)
      .returning('retired_by_admin_at')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId: gift.siteowner.id,
      action: isRetired ? 'gift.retire' : 'gift.restore',
      subject: { type: 'gift', id },
      details: {
        name: gift.name,
        code: gift.external_id,
        before: { retired: !isRetired },
        after: { retired: isRetired },
      },
    })
    announce(tx, { topic: 'settings' })
    return { ...gift, ...stored }
  })
}
