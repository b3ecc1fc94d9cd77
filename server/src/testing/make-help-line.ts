import type { Insertable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { HelpLines } from '../platform/database-types.ts'

/** A help line of a site owner, for every country. */
export const makeHelpLine = (
  db: Db,
  own: Pick<Insertable<HelpLines>, 'siteowner_id'> & Partial<Insertable<HelpLines>>,
) =>
  db
    .insertInto('help_lines')
    .values({ name: 'Somebody listens', telephone: '116 123', ...own })
    .returningAll()
    .executeTakeFirstOrThrow()
