import type { SiteDisclosure } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'

/**
 * What a customer of a site was shown, and what has to be shown to them: the newest text in their language, or in it without its region.
 * @throws {AppError} `customer_not_found`
 */
export const findSiteDisclosure = (db: Db, site: SiteOwner, externalId: string): Promise<SiteDisclosure> =>
  find(db, sql`cu.siteowner_id = ${site.id} and cu.external_id = ${externalId}`)

/** The same for a customer by the id of the panel. */
export const disclosureOfCustomer = (db: Db, id: number): Promise<SiteDisclosure> =>
  find(db, sql`cu.id = ${id}`)

type Row = {
  version: string | null
  shown_at: string
  shown_language: string
  is_published: boolean
  on_hold_from: string | null
  text_version: string | null
  text_language: string
  text: string
}

async function find(db: Db, isMeant: RawBuilder<unknown>): Promise<SiteDisclosure> {
  const { rows } = await sql<Row>`
    select cu.disclosure_version as version, cu.disclosure_shown_at as shown_at,
      coalesce(cu.disclosure_language, cu.language) as shown_language,
      exists (select from disclosures s where s.siteowner_id = cu.siteowner_id and s.version = cu.disclosure_version) as is_published,
      case when cu.disclosure_version is not null then shown_again_from(cu.siteowner_id, cu.language, cu.disclosure_version) end as on_hold_from,
      d.version as text_version, d.language as text_language, d.body as text
    from customers cu
    left join lateral (
      select o.version, o.language, o.body from disclosures o
      where o.siteowner_id = cu.siteowner_id and o.language in (cu.language, split_part(cu.language, '-', 1))
      order by o.language <> cu.language, o.created_at desc, length(o.version) desc, o.version desc limit 1) d on true
    where ${isMeant}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('customer_not_found')
  return present(row)
}

function present(row: Row): SiteDisclosure {
  const { version, shown_at, is_published, on_hold_from } = row
  const shown = version === null ? null : { version, language: row.shown_language, shown_at, is_published }
  const isValid = shown !== null && on_hold_from === null
  return {
    status: isValid ? 'valid' : shown ? 'show_again' : 'missing',
    shown,
    show:
      isValid || row.text_version === null
        ? null
        : { version: row.text_version, language: row.text_language, text: row.text },
    on_hold_from,
  }
}
