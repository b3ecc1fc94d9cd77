import { isDeepStrictEqual } from 'node:util'
import {
  type BodyOf,
  type changeSiteowner as endpoint,
  siteownerFields as fields,
  issueAt,
  type ManagedSiteowner,
} from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { findChanger } from '../../../platform/http/find-changer.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { orderDisclosureCheck } from '../../conversations/customers/order-disclosure-check.ts'
import { findSiteowner } from './find.ts'
import { requireFreeName } from './names.ts'

/** What an admin switches on or off; the last value wins. */
const switches = ['length_stops', 'is_learning_allowed', 'accepts_unknown_disclosures'] as const

/**
 * Changes the facts of a site owner, pauses its deliveries, or switches what it has switched. When it accepts disclosures that are not
 * published, holds follow with the next check.
 * @throws {AppError} `siteowner_not_found`, `name_taken`, `edited_meanwhile` when a stored value is not the one that the admin saw
 */
export async function changeSiteowner(
  db: Db,
  admin: Operator,
  id: number,
  { is_paused, seen = {}, ...wanted }: BodyOf<typeof endpoint>,
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
        by: await findChanger(tx, admin, {
          subject: { type: 'siteowner', id },
          actions: ['siteowner.change'],
          where: sql<boolean>`a.details -> 'after' -> ${field} = ${JSON.stringify(stored[field])}::jsonb`,
        }),
        issues,
      })
    }
    const changed = fields.filter(
      (field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], stored[field]),
    )
    if (changed.includes('name')) await requireFreeName(tx, wanted.name ?? '')
    const after = Object.fromEntries(changed.map((field) => [field, wanted[field]]))
    requireOrder({ ...stored, ...after }, changed)
    const isPauseChanged = is_paused !== undefined && is_paused !== (stored.paused_at !== null)
    const switched = switches.filter((name) => wanted[name] !== undefined && wanted[name] !== stored[name])
    if (changed.length === 0 && !isPauseChanged && switched.length === 0) return findSiteowner(tx, admin, id)
    await tx
      .updateTable('siteowners')
      .set({
        ...after,
        ...(isPauseChanged && { paused_at: is_paused ? sql<string>`now()` : null }),
        ...Object.fromEntries(switched.map((name) => [name, wanted[name]])),
      })
      .where('id', '=', id)
      .execute()
    const entry = { operatorId: admin.id, siteownerId: id, subject: { type: 'siteowner' as const, id } }
    const before = Object.fromEntries(changed.map((field) => [field, stored[field]]))
    if (changed.length > 0)
      await recordAudit(tx, { ...entry, action: 'siteowner.change', details: { before, after } })
    for (const name of switched)
      await recordAudit(tx, {
        ...entry,
        action: 'siteowner.change',
        details: { before: { [name]: stored[name] }, after: { [name]: wanted[name] } },
      })
    if (switched.includes('accepts_unknown_disclosures'))
      await orderDisclosureCheck(tx, id, sql<string>`clock_timestamp()`)
    if (isPauseChanged)
      await recordAudit(tx, { ...entry, action: is_paused ? 'siteowner.pause' : 'siteowner.resume' })
    announce(tx, { topic: 'settings' }, { topic: 'deliveries' })
    return findSiteowner(tx, admin, id)
  })
}

/** @throws {InvalidInput} at the changed field, when the shortest answer would be longer than the longest one */
function requireOrder(
  { length_min: min, length_max: max }: Pick<ManagedSiteowner, 'length_min' | 'length_max'>,
  changed: readonly string[],
) {
  if (min === null || max === null || min <= max) return
  const issue = changed.includes('length_max')
    ? issueAt('length_max', 'too_low', { min })
    : issueAt('length_min', 'too_high', { max })
  throw new InvalidInput([issue])
}
