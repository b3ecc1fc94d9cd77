import { type RawBuilder, sql } from 'kysely'

/** The position of a row in a list that is sorted by time and id: a `listCursor` of the contract. */
export const cursorOfRow = (at: string, id: number) => `${at}_${id}`

/** A condition: the row is after the cursor in a list with the newest first. */
export const isAfterCursor = (cursor: string, at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  isBeyond(cursor, at, id, sql`<`)

/** A condition: the row is after the cursor in a list with the oldest first. */
export const isAfterCursorAscending = (cursor: string, at: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  isBeyond(cursor, at, id, sql`>`)

/**
 * The time is compared on its own too: PostgreSQL leaves out months by it, and begins an index there. It does neither for a pair if another
 * condition also limits the time: each page would read all those before it.
 */
function isBeyond(
  cursor: string,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  compare: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const [moment, number] = cursor.split('_')
  return sql<boolean>`(${at} ${compare}= ${moment}::timestamptz and (${at}, ${id}) ${compare} (${moment}::timestamptz, ${number}::bigint))`
}

/**
 * A page of at most `limit` of these rows. Select one row more than `limit`.
 * @param cursorOf returns the cursor of a row
 */
export function pageOf<Row, Cursor>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { items: Row[]; next_cursor: Cursor | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next_cursor: rows.length > limit && last ? cursorOf(last) : null }
}
