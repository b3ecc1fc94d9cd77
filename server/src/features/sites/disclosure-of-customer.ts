import type { SiteDisclosure } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { isDisclosurePublished, isPublishedVersion } from '../conversations/customers/lacks-disclosure.ts'

/**
 * What a customer of a site was shown, and what has to be shown to them: the newest text in their language, or in the one that replaces it.
 * @throws {AppError} `customer_not_found`
 */
export const findSiteDisclosure = (db: Db, site: SiteOwner, externalId: string): Promise<SiteDisclosure> =>
  find(db, sql`cu.siteowner_id = ${site.id} and cu.external_id = ${externalId}`)

/**
 * The same for a customer by the id of the panel.
 * @param reported the version that the site has told in this call
 */
export const disclosureOfCustomer = (db: Db, id: number, reported?: string): Promise<SiteDisclosure> =>
  find(db, sql`cu.id = ${id}`, reported)

type Row = {
  version: string | null
  shown_at: string
  shown_language: string
  is_published: boolean
  counts: boolean
  reported: string | null
  is_reported_published: boolean
  on_hold_from: string | null
  text_version: string | null
  text_language: string
  text: string
  published: { version: string; language: string }[]
}

async function find(db: Db, isMeant: RawBuilder<unknown>, told?: string): Promise<SiteDisclosure> {
  const reported = sql`coalesce(${told ?? null}::text, cu.disclosure_version)`
  const { rows } = await sql<Row>`
    select cu.disclosure_version as version, cu.disclosure_shown_at as shown_at,
      coalesce(cu.disclosure_language, cu.language) as shown_language,
      ${isDisclosurePublished} as is_published,
      disclosure_counts(cu.siteowner_id, cu.disclosure_version) as counts,
      ${reported} as reported, ${isPublishedVersion(reported)} as is_reported_published,
      case when cu.disclosure_version is not null then shown_again_from(cu.siteowner_id, cu.language, cu.disclosure_version) end as on_hold_from,
      d.version as text_version, d.language as text_language, d.body as text, p.published
    from customers cu
    left join lateral (
      select o.version, o.language, o.body from disclosures o
      where o.siteowner_id = cu.siteowner_id and o.language = disclosure_language(cu.siteowner_id, cu.language)
      order by o.created_at desc, length(o.version) desc, o.version desc limit 1) d on true
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('version', n.version, 'language', n.language) order by n.language), '[]') as published
      from (select distinct on (o.language) o.version, o.language from disclosures o where o.siteowner_id = cu.siteowner_id
        order by o.language, o.created_at desc, length(o.version) desc, o.version desc) n) p
    where ${isMeant}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('customer_not_found')
  return present(row)
}

function present(row: Row): SiteDisclosure {
  const { version, shown_at, is_published, on_hold_from, reported } = row
  const shown = version === null ? null : { version, language: row.shown_language, shown_at, is_published }
  const status = statusOf(row)
  return {
    status,
    shown,
    unknown_version:
      reported === null || row.is_reported_published ? null : { version: reported, published: row.published },
    show:
      status === 'valid' || row.text_version === null
        ? null
        : { version: row.text_version, language: row.text_language, text: row.text },
    on_hold_from,
  }
}

function statusOf({ version, counts, on_hold_from }: Row): SiteDisclosure['status'] {
  if (version === null) return 'missing'
  if (!counts) return 'unknown_version'
  return on_hold_from === null ? 'valid' : 'show_again'
}
