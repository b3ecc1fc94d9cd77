import { type RawBuilder, sql } from 'kysely'

/** SQL: the ids of a photo, its original, and all crops of that. @param photo the alias of the photo's row */
export function idsOfSamePhoto(photo: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${photo}.${column}`)
  const original = sql`coalesce(${of('original_id')}, ${of('id')})`
  return sql`select ${original} union all select same.id from photos same where same.original_id = ${original}`
}
