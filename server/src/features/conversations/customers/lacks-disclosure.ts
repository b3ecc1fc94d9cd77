import { type RawBuilder, sql } from 'kysely'

/**
 * A condition: the customer with this alias has seen no text about fictional profiles that is valid now, so nothing may be sent to them.
 */
export const lacksDisclosure = (customer: 'cu' | 'customers'): RawBuilder<boolean> =>
  sql.raw(`(not disclosure_counts(${customer}.siteowner_id, ${customer}.disclosure_version) or coalesce(
    shown_again_from(${customer}.siteowner_id, ${customer}.language, ${customer}.disclosure_version) <= clock_timestamp(), false))`)

/** A condition: the site owner of the customer `cu` has published this version. */
export const isPublishedVersion = (version: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from disclosures s where s.siteowner_id = cu.siteowner_id and s.version = ${version})`

/** A condition: the version that the customer `cu` was shown last is published. */
export const isDisclosurePublished = isPublishedVersion(sql`cu.disclosure_version`)
