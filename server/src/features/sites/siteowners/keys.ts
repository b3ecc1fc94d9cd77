import { type ManagedSiteowner, maxSiteKeys } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSiteowner } from '../../../platform/http/require-siteowner.ts'
import { digestOf, newToken } from '../../../platform/secrets.ts'
import { findSiteowner } from './find.ts'

/** Recognized by scanners that look for keys in published code. */
const prefix = 'opk_live_'

/**
 * Makes a key for the site API. Only its digest is stored.
 * @throws {AppError} `siteowner_not_found`, `too_many_keys`
 */
export async function addSiteKey(
  db: Db,
  admin: Operator,
  siteownerId: number,
  { name, days }: { name: string; days: number | null },
): Promise<{ key: string; siteowner: ManagedSiteowner }> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const { keys } = await findSiteowner(tx, admin, siteownerId)
    if (keys.length >= maxSiteKeys) throw new AppError('too_many_keys')
    const key = prefix + newToken()
    const { id, expires_at } = await tx
      .insertInto('site_keys')
      .values({
        siteowner_id: siteownerId,
        name,
        key_hash: digestOf(key),
        created_by: admin.id,
        expires_at: days === null ? null : inDays(days),
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'site_key.create',
      subject: { type: 'siteowner', id: siteownerId },
      details: { after: { id, name, expires_at } },
    })
    announce(tx, { topic: 'settings' })
    return { key, siteowner: await findSiteowner(tx, admin, siteownerId) }
  })
}

/**
 * Ends a key now, or after some days. A key that would end earlier keeps its time.
 * @throws {AppError} `siteowner_not_found`, `site_key_not_found`
 */
export async function endSiteKey(
  db: Db,
  admin: Operator,
  { siteownerId, keyId, days }: { siteownerId: number; keyId: number; days: number },
): Promise<ManagedSiteowner> {
  return transaction(db, async (tx) => {
    await lockSiteowner(tx, admin, siteownerId)
    const { keys } = await findSiteowner(tx, admin, siteownerId)
    const before = keys.find(({ id }) => id === keyId)
    if (!before) throw new AppError('site_key_not_found')
    const after = await tx
      .updateTable('site_keys')
      .set({ expires_at: sql<string>`least(expires_at, ${inDays(days)})` })
      .where('id', '=', keyId)
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: admin.id,
      siteownerId,
      action: 'site_key.end',
      subject: { type: 'siteowner', id: siteownerId },
      details: { name: before.name, before: { id: keyId, expires_at: before.expires_at }, after },
    })
    announce(tx, { topic: 'settings' })
    return findSiteowner(tx, admin, siteownerId)
  })
}

const inDays = (days: number) => sql<string>`now() + make_interval(days => ${days})`
