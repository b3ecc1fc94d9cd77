import { type RawBuilder, sql } from 'kysely'

/**
 * A condition: the customer with this alias has seen no text about fictional profiles that is valid now, so nothing may be sent to them.
 */
export const lacksDisclosure = (customer: 'cu' | 'customers'): RawBuilder<boolean> =>
  sql.raw(`(${customer}.disclosure_version is null or coalesce(
    shown_again_from(${customer}.siteowner_id, ${customer}.language, ${customer}.disclosure_version) <= clock_timestamp(), false))`)
