import { type RawBuilder, sql } from 'kysely'

/** SQL: the site owner with this id is no test. Numbers of the service, reviews and receipts leave tests out (`decisions/0094`). */
export const isReal = (siteownerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${siteownerId} <> all (array(select r.id from siteowners r where r.is_test))`
