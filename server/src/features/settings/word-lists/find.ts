import { type Word, type WordList, wordLists } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { findWordChanges } from './changes.ts'
import { findRows, tables } from './tables.ts'

/** The words of a list for admins. */
export async function findWords(db: Db, admin: Operator, list: WordList): Promise<{ words: Word[] }> {
  const [rows, changes] = await Promise.all([findRows(db, list), findWordChanges(db, admin, list)])
  const nothing = { changed: null, changes: [] }
  return { words: rows.map((row) => ({ ...row, ...(changes.get(row.id) ?? nothing) })) }
}

/** The words of a list that can be chosen, and those that can only be read where they are stored. */
export async function findChosenWords(db: Db, list: WordList) {
  const rows = await findRows(db, list)
  const shown = (isRetired: boolean) =>
    rows
      .filter(({ retired_at }) => (retired_at !== null) === isRetired)
      .map(({ id, code, group, texts }) => ({ id, code, group, texts }))
  return { active: shown(false), retired: shown(true) }
}

/** The number of words in use, by list. */
export async function getWordCounts(db: Db): Promise<Record<WordList, number>> {
  const counts = wordLists.map((list) => {
    const table = sql.table(tables[list].table)
    return sql`select ${list}::text as list, count(*)::int as count from ${table} where retired_at is null`
  })
  const { rows } = await sql<{
    list: WordList
    count: number
  }>`${sql.join(counts, sql` union all `)}`.execute(db)
  // The cast: one row for each list.
  return Object.fromEntries(rows.map(({ list, count }) => [list, count])) as Record<WordList, number>
}
