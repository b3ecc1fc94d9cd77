import type { BodyOf, putGift as putGiftEndpoint } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { SiteOwner } from '../../../platform/http/access.ts'

/**
 * Creates or updates a gift in the catalogue of this site owner. Fields that are left out keep their value. A gift that an admin
 * retired stays retired.
 */
export async function putGift(
  db: Db,
  site: Pick<SiteOwner, 'id'>,
  externalId: string,
  { name, credits, icon, position, retired }: BodyOf<typeof putGiftEndpoint>,
): Promise<{ id: number; external_id: string }> {
  return db
    .insertInto('gifts')
    .values({
      siteowner_id: site.id,
      external_id: externalId,
      name,
      credits,
      icon: icon ?? 'gift',
      position: position ?? 0,
      retired_at: retired ? sql<string>`now()` : null,
    })
    .onConflict((c) =>
      c.columns(['siteowner_id', 'external_id']).doUpdateSet({
        name,
        credits,
        icon: sql`coalesce(${icon ?? null}, gifts.icon)`,
        position: sql`coalesce(${position ?? null}::int, gifts.position)`,
        retired_at:
          retired === undefined
            ? sql`gifts.retired_at`
            : retired
              ? sql`coalesce(gifts.retired_at, now())`
              : null,
        updated_at: sql`now()`,
      }),
    )
    .returning(['id', 'external_id'])
    .executeTakeFirstOrThrow()
}
