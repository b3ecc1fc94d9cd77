import { type RawBuilder, sql } from 'kysely'

/** A time in JSON, written as the types of the database read it: ISO 8601 in UTC, with microseconds. @param column SQL, such as `o.since` */
export const utcText = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
