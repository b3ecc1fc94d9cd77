import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { digestOf } from '../../platform/secrets.ts'

/** Returns the site owner of a bearer key, or null if the key is unknown or revoked. */
export async function findSiteOwner(db: Db, key: string): Promise<SiteOwner | null> {
  const found = await db
    .selectFrom('site_keys as k')
    .innerJoin('siteowners as s', 's.id', 'k.siteowner_id')
    .where('k.key_hash', '=', digestOf(key))
    .where('k.revoked_at', 'is', null)
    .select(['s.id', 's.name'])
    .executeTakeFirst()
  return found ?? null
}
