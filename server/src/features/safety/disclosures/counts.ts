import type { ShowingCounts } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireSiteowner } from '../../../platform/http/require-siteowner.ts'

/** Up to this many customers are counted when the report is opened: a new site owner sees each one arrive. */
const countedAtOnce = 2_000

/** SQL: customers by what they were shown last. Erased ones are nobody's customers. */
const counted = (whose: RawBuilder<unknown>) => sql`
  select cu.siteowner_id, case when cu.disclosure_version is null then '' else coalesce(cu.disclosure_language, cu.language) end as language,
    coalesce(cu.disclosure_version, '') as version, count(*)::int as customers
  from customers cu
  where ${whose} and not exists (select from erasures e where e.customer_id = cu.id)
  group by 1, 2, 3`

/** Counts again what the customers of each site owner were shown last. */
export const countShowings = (db: Db) =>
  transaction(db, async (tx) => {
    await tx.deleteFrom('counted_showings').execute()
    await sql`insert into counted_showings (siteowner_id, language, version, customers) ${counted(sql`true`)}`.execute(
      tx,
    )
  })

type Row = {
  language: string
  version: string
  customers: number
  counted_at: string | null
  published_at: string | null
  on_hold_from: string | null
}

/** How many customers were shown which text last; of a large site owner as `countShowings` has counted. @throws {AppError} `siteowner_not_found` */
export async function findShowingCounts(
  db: Db,
  admin: Operator,
  siteownerId: number,
): Promise<ShowingCounts> {
  await requireSiteowner(db, admin, siteownerId)
  const { rows: sizes } = await sql<{ few: number; last: string | null }>`
    select (select count(*) from (select from customers where siteowner_id = ${siteownerId} limit ${countedAtOnce + 1}) few) as few,
      (select max(counted_at) from counted_showings where siteowner_id = ${siteownerId}) as last`.execute(db)
  const isCountedNow = (sizes[0]?.few ?? 0) <= countedAtOnce || sizes[0]?.last === null
  const { rows } = await sql<Row>`
    with counts as materialized (${isCountedNow ? counted(sql`cu.siteowner_id = ${siteownerId}`) : stored(siteownerId)})
    select coalesce(n.language, d.language) as language, coalesce(n.version, d.version) as version, coalesce(n.customers, 0) as customers,
      d.created_at as published_at, shown_again_from(${siteownerId}, coalesce(n.language, d.language), coalesce(n.version, d.version)) as on_hold_from
    from counts n
    full join (select language, version, created_at from disclosures where siteowner_id = ${siteownerId}) d
      on d.language = n.language and d.version = n.version
    order by 1, d.created_at desc nulls last, length(coalesce(n.version, d.version)) desc, 2 desc`.execute(db)
  return {
    items: rows
      .filter(({ version }) => version !== '')
      .map(({ language, version, customers, published_at, on_hold_from }) => ({
        language,
        version,
        customers,
        published_at,
        on_hold_from,
      })),
    missing: rows.find(({ version }) => version === '')?.customers ?? 0,
    counted_at: isCountedNow ? null : (sizes[0]?.last ?? null),
  }
}

const stored = (siteownerId: number) => sql`
  select siteowner_id, language, version, customers from counted_showings where siteowner_id = ${siteownerId}`
