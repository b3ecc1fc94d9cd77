import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'

/** Counts by id how often each gift was sent in the last 90 days. Gifts that nobody sent are left out. */
export async function countGiftUse(
  db: Db,
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  siteownerId: number | undefined,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select u.gift_id as id, u.count from (
      select gift_id, count(*)::int as count from messages
      where gift_id is not null and created_at > now() - interval '90 days' group by gift_id) u
    join gifts g on g.id = u.gift_id
    where (${siteownerIds}::bigint[] is null or g.siteowner_id = any(${siteownerIds}::bigint[]))
      and (${siteownerId ?? null}::bigint is null or g.siteowner_id = ${siteownerId ?? null}::bigint)`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ id, count }) => [String(id), count]))
}
