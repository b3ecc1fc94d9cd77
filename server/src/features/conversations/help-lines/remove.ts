import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { findHelpLines } from './find.ts'

/**
 * Removes a help line. The row stays, as the audit log names it.
 * @throws {AppError} `siteowner_not_found`, `help_line_not_found`
 */
export async function removeHelpLine(
  db: Db,
  admin: Operator,
  { siteownerId, lineId }: { siteownerId: number; lineId: number },
) {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const found = await tx
      .selectFrom('help_lines')
      .where('id', '=', lineId)
      .where('siteowner_id', '=', siteownerId)
      .select(['country', 'language', 'name', 'telephone', 'web_address', 'opening_hours', 'removed_at'])
      .executeTakeFirst()
    if (!found) throw new AppError('help_line_not_found')
    const { removed_at, ...line } = found
    if (removed_at === null) {
      await tx
        .updateTable('help_lines')
        .set({ removed_at: sql<string>`now()`, removed_by: admin.id })
        .where('id', '=', lineId)
        .execute()
      await recordAudit(tx, {
        operatorId: admin.id,
        siteownerId,
        action: 'help_line.remove',
        subject: { type: 'siteowner', id: siteownerId },
        details: { id: lineId, ...line },
      })
    }
    return findHelpLines(tx, siteownerId)
  })
}
