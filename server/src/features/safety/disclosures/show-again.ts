import { type BodyOf, type Disclosure, type showDisclosureAgain as endpoint, issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { inDays, orderDisclosureCheck } from '../../conversations/customers/order-disclosure-check.ts'
import { findDisclosures } from './find.ts'
import { findAuthor } from './publish.ts'

/**
 * Changes from when on a version has to be shown again. Holds that are no longer needed are released by the next check.
 * @throws {AppError} `siteowner_not_found`, `disclosure_not_found`, `edited_meanwhile` when a colleague changed it
 */
export async function showDisclosureAgain(
  db: Db,
  admin: Operator,
  { siteownerId, language }: { siteownerId: number; language: string },
  { version, again_in_days: days, seen }: BodyOf<typeof endpoint>,
): Promise<Disclosure[]> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const ofVersion = tx
      .selectFrom('disclosures')
      .where('siteowner_id', '=', siteownerId)
      .where('language', '=', language)
      .where('version', '=', version)
    const stored = await ofVersion.select('again_from').executeTakeFirst()
    if (!stored) throw new AppError('disclosure_not_found')
    const isSeen = (stored.again_from && Date.parse(stored.again_from)) === (seen && Date.parse(seen))
    if (!isSeen) {
      const by = await findAuthor(tx, admin, siteownerId, language)
      throw new AppError('edited_meanwhile', { by, issues: [issueAt('again_in_days', 'changed_meanwhile')] })
    }
    const { again_from } = await tx
      .updateTable('disclosures')
      .set({ again_from: inDays(days) })
      .where('siteowner_id', '=', siteownerId)
      .where('language', '=', language)
      .where('version', '=', version)
      .returning('again_from')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'disclosure.show_again',
      subject: { type: 'siteowner', id: siteownerId },
      details: { language, version, before: { again_from: stored.again_from }, after: { again_from } },
    })
    // Holds of the former moment end at once; those of the new one begin when it has come.
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(tx)
    for (const moment of new Set([rows[0]?.now, again_from]))
      if (moment) await orderDisclosureCheck(tx, siteownerId, moment)
    announce(tx, { topic: 'settings' })
    return findDisclosures(tx, siteownerId)
  })
}
