import type { ShowingCounts } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'

type Row = {
  language: string
  version: string
  customers: number
  published_at: string | null
  on_hold_from: string | null
  counts: boolean
}

/** How many customers were shown which text last. Erased ones are nobody's customers. @throws {AppError} `siteowner_not_found` */
export async function findShowingCounts(
  db: Db,
  admin: Operator,
  siteownerId: number,
): Promise<ShowingCounts> {
  await requireSiteowner(db, admin, siteownerId)
  const { rows } = await sql<Row>`
    with counts as materialized (
      select case when cu.disclosure_version is null then '' else coalesce(cu.disclosure_language, cu.language) end as language,
        coalesce(cu.disclosure_version, '') as version, count(*)::int as customers
      from customers cu
      where cu.siteowner_id = ${siteownerId} and not exists (select from erasures e where e.customer_id = cu.id)
      group by 1, 2)
    select coalesce(n.language, d.language) as language, coalesce(n.version, d.version) as version, coalesce(n.customers, 0) as customers,
      d.created_at as published_at, shown_again_from(${siteownerId}, coalesce(n.language, d.language), coalesce(n.version, d.version)) as on_hold_from,
      disclosure_counts(${siteownerId}, coalesce(n.version, d.version)) as counts
    from counts n
    full join (select language, version, created_at from disclosures where siteowner_id = ${siteownerId}) d
      on d.language = n.language and d.version = n.version
    order by 1, d.created_at desc nulls last, length(coalesce(n.version, d.version)) desc, 2 desc`.execute(db)
  return {
    items: rows
      .filter(({ version }) => version !== '')
      .map(({ language, version, customers, published_at, on_hold_from, counts }) => ({
        language,
        version,
        customers,
        published_at,
        on_hold_from,
        counts,
      })),
    missing: rows.find(({ version }) => version === '')?.customers ?? 0,
  }
}
