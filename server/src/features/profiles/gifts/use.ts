import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isListed } from './find.ts'

/** Counts again how often each gift was sent in the last 90 days. */
export const countGiftUse = (db: Db) =>
  transaction(db, async (trx) => {
    await trx.deleteFrom('gift_use').execute()
    await sql`
      insert into gift_use (gift_id, sent)
      select gift_id, count(*) from messages
      where gift_id is not null and created_at > now() - interval '90 days' group by gift_id`.execute(trx)
  })

/** How often each gift was sent in the last 90 days, by its id. Gifts that nobody sent are left out. */
export async function findGiftUse(
  db: Db,
  viewer: Pick<Operator, 'siteownerIds'>,
  siteownerId: number | undefined,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('gift_use as u')
    .innerJoin('gifts as g', 'g.id', 'u.gift_id')
    .where(isListed(viewer, { siteowner_id: siteownerId }))
    .select(['g.id', 'u.sent'])
    .execute()
  return Object.fromEntries(rows.map(({ id, sent }) => [String(id), sent]))
}
