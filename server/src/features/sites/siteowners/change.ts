import { isDeepStrictEqual } from 'node:util'
import {
  type BodyOf,
  type changeSiteowner as endpoint,
  issueAt,
  type ManagedSiteowner,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { fields, findChanger } from './changes.ts'
import { findSiteowner } from './find.ts'
import { requireFreeName } from './names.ts'

/**
 * Changes the name, the webhook or the rules for texts of a site owner, pauses its deliveries, or lets marked texts be exported.
 * @throws {AppError} `siteowner_not_found`, `name_taken`, `edited_meanwhile` when a stored value is not the one that the admin saw
 */
export async function changeSiteowner(
  db: Db,
  admin: Operator,
  id: number,
  { is_paused, is_learning_allowed, seen = {}, ...wanted }: BodyOf<typeof endpoint>,
): Promise<ManagedSiteowner> {
  return transaction(db, async (tx) => {
    const stored = await lockSiteowner(tx, admin, id)
    for (const field of fields) {
      // A request can be repeated: a stored value that equals the new one is accepted.
      const isExpected =
        seen[field] === undefined ||
        isDeepStrictEqual(seen[field], stored[field]) ||
        isDeepStrictEqual(wanted[field], stored[field])
      if (isExpected) continue
      const issues = [issueAt(field, 'changed_meanwhile')]
      throw new AppError('edited_meanwhile', {
        by: await findChanger(tx, admin, id, { field, stored: stored[field] }),
        issues,
      })
    }
    const changed = fields.filter(
      (field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], stored[field]),
    )
    if (changed.includes('name')) await requireFreeName(tx, wanted.name ?? '')
    const after = Object.fromEntries(changed.map((field) => [field, wanted[field]]))
    const isPauseChanged = is_paused !== undefined && is_paused !== (stored.paused_at !== null)
    const isLearningChanged =
      is_learning_allowed !== undefined && is_learning_allowed !== stored.is_learning_allowed
    if (changed.length === 0 && !isPauseChanged && !isLearningChanged) return findSiteowner(tx, admin, id)
    await tx
      .updateTable('siteowners')
      .set({
        ...after,
        ...(isPauseChanged && { paused_at: is_paused ? sql<string>`now()` : null }),
        ...(isLearningChanged && { is_learning_allowed }),
      })
      .where('id', '=', id)
      .execute()
    const entry = { operatorId: admin.id, siteownerId: id, subject: { type: 'siteowner' as const, id } }
    const before = Object.fromEntries(changed.map((field) => [field, stored[field]]))
    if (changed.length > 0)
      await recordAudit(tx, { ...entry, action: 'siteowner.change', details: { before, after } })
    if (isLearningChanged)
      await recordAudit(tx, {
        ...entry,
        action: 'siteowner.change',
        details: {
          before: { is_learning_allowed: stored.is_learning_allowed },
          after: { is_learning_allowed },
        },
      })
    if (isPauseChanged)
      await recordAudit(tx, { ...entry, action: is_paused ? 'siteowner.pause' : 'siteowner.resume' })
    announce(tx, { topic: 'settings' }, { topic: 'deliveries' })
    return findSiteowner(tx, admin, id)
  })
}
