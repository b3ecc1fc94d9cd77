import { type getHistoryEntry, historyContext, type QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findContext } from '../../conversations/message-context.ts'
import { readableNeighbours } from '../../conversations/readable-neighbours.ts'
import { compileSearch } from './compile-search.ts'
import { marksOf, queriesOf } from './marks.ts'
import { type FoundEntry, readEntries } from './read-entries.ts'

/**
 * An entry that the list would show to this viewer, and its message between those neighbours that they may read in the thread.
 * @throws {AppError} `message_not_found`, also for an entry that the viewer may not see
 */
export async function findEntry(
  db: Db,
  viewer: Operator,
  id: number,
  { q, language }: QueryOf<typeof getHistoryEntry>,
) {
  const sight = marksOf(viewer, {})
  const words = (await compileSearch(db, q, language))?.hits ?? null
  const { rows } = await sql<FoundEntry>`
    select id, at, message_id, message_created_at, skip_id from history_entries
    where id = ${id} and ${sight !== null} and words @@ all(${sight ? queriesOf(sight) : []}::tsquery[])`.execute(
    db,
  )
  const [row] = await readEntries(db, rows, words)
  if (!row) throw new AppError('message_not_found')
  return {
    row,
    words,
    context: await findContext(db, row, historyContext, await readableNeighbours(db, viewer, row)),
  }
}
