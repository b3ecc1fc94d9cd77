import { type RawBuilder, sql } from 'kysely'

/** The position of a row in a list that is sorted by time and id: a `listCursor` of the contract. */
export const cursorOfRow = (at: string, id: number) => `${at}_${id}`

/** A condition: the row is after the cursor in a list with the newest first. */
export function isAfterCursor(
  cursor: string,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${at}, ${id}) < ${positionOf(cursor)}`
}

/** A condition: the row is after the cursor in a list with the oldest first. */
export function isAfterCursorAscending(
  cursor: string,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${at}, ${id}) > ${positionOf(cursor)}`
}

function positionOf(cursor: string) {
  const [moment, number] = cursor.split('_')
  return sql`(${moment}::timestamptz, ${number}::bigint)`
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
