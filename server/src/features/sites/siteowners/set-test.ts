import type { ManagedSiteowner } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'
import { makeEchoOperator } from '../echo.ts'
import { findSiteowner } from './find.ts'

/**
 * Makes a site owner a test or a real one (`decisions/0094`).
 * @throws {AppError} `siteowner_not_found`, `siteowner_has_customers`
 */
export async function setTestSite(
  db: Db,
  admin: Operator,
  id: number,
  isTest: boolean,
): Promise<ManagedSiteowner> {
  return transaction(db, async (tx) => {
    await requireSiteowner(tx, admin, id)
    // A customer who is being stored keeps its site owner locked, and a new one waits for this lock.
    const { is_test: wasTest } = await tx
      .selectFrom('siteowners')
      .where('id', '=', id)
      .select('is_test')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (wasTest === isTest) return findSiteowner(tx, admin, id)
    const customer = await tx
      .selectFrom('customers')
      .where('siteowner_id', '=', id)
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (customer) throw new AppError('siteowner_has_customers')
    await tx.updateTable('siteowners').set({ is_test: isTest }).where('id', '=', id).execute()
    if (isTest) await makeEchoOperator(tx)
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId: id,
      action: 'siteowner.change',
      subject: { type: 'siteowner', id },
      details: { before: { is_test: wasTest }, after: { is_test: isTest } },
    })
    announce(tx, { topic: 'settings' })
    return findSiteowner(tx, admin, id)
  })
}
