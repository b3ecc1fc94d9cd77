import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { SiteCaller } from '../../platform/http/access.ts'
import { digestOf } from '../../platform/secrets.ts'

/** Returns the site owner of a bearer key, or null if the key is unknown or has ended. */
export async function findSiteOwner(db: Db, key: string): Promise<SiteCaller | null> {
  const found = await db
    .selectFrom('site_keys as k')
    .innerJoin('siteowners as s', 's.id', 'k.siteowner_id')
    .where('k.key_hash', '=', digestOf(key))
    .where('k.revoked_at', 'is', null)
    .where((e) => e.or([e('k.expires_at', 'is', null), e('k.expires_at', '>', sql<string>`now()`)]))
    .select(['s.id', 's.name', 'k.id as keyId', isMarkedUsed.as('isMarked')])
    .executeTakeFirst()
  if (!found) return null
  if (!found.isMarked) await markUsed(db, found.keyId)
  return { id: found.id, name: found.name, keyId: found.keyId }
}

/** Sites call many times a second, and `last_used_at` is shown in minutes. */
const isMarkedUsed = sql<boolean>`coalesce(k.last_used_at > now() - interval '1 minute', false)`

async function markUsed(db: Db, keyId: number) {
  // Of calls that arrive together, one writes, and the others do not wait for it.
  await sql`
    update site_keys k set last_used_at = now() from (
      select id from site_keys k where id = ${keyId} and not ${isMarkedUsed} for no key update skip locked
    ) found where k.id = found.id`.execute(db)
}
