import type { BodyOf, createSiteowner as endpoint, ManagedSiteowner } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { makeEchoOperator } from '../echo.ts'
import { findSiteowner } from './find.ts'
import { requireFreeName } from './names.ts'

/** Creates a site owner without keys and without a webhook. @throws {AppError} `name_taken` */
export async function createSiteowner(
  db: Db,
  admin: Operator,
  { name, is_test = false }: BodyOf<typeof endpoint>,
): Promise<ManagedSiteowner> {
  return transaction(db, async (tx) => {
    await requireFreeName(tx, name)
    const { id } = await tx
      .insertInto('siteowners')
      .values({ name, is_test })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId: id,
      action: 'siteowner.create',
      subject: { type: 'siteowner', id },
      details: { after: { name, is_test } },
    })
    if (is_test) await makeEchoOperator(tx)
    announce(tx, { topic: 'settings' })
    return findSiteowner(tx, admin, id)
  })
}
