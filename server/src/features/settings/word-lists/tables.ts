import { type WordList, type WordText, wordListRules } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

type Columns = {
  table: string
  /** The column with the code. */
  code: string
  /** The column with the part of the list; null if the list has no parts. */
  group: string | null
}

/** Where each list is stored. Every table has `id`, `position`, `retired_at`, and `texts` or `name`. */
export const tables: Record<WordList, Columns> = {
  reasons: { table: 'reasons', code: 'code', group: 'given_for' },
  report_reasons: { table: 'reportreasons', code: 'code', group: null },
  interests: { table: 'interests', code: 'code', group: null },
  fetishes: { table: 'fetishes', code: 'code', group: null },
  regions: { table: 'regions', code: 'code', group: 'country_code' },
  segments: { table: 'segments', code: 'code', group: null },
  teams: { table: 'teams', code: 'id', group: null },
}

export type WordRow = {
  id: number
  code: string
  group: string | null
  texts: Partial<Record<WordText, string>>
  retired_at: string | null
}

/** Whether the words of a list have a name instead of texts per language. */
export const hasNames = (list: WordList) => wordListRules[list].texts[0] === 'name'

/** The words of a list in their order, also retired ones; groups one after the other. */
export async function findRows(db: Db, list: WordList): Promise<WordRow[]> {
  const { table, code, group } = tables[list]
  const { rows } = await sql<WordRow>`
    select id, ${sql.ref(code)}::text as code, ${group ? sql`${sql.ref(group)}::text` : sql`null`} as "group",
      ${hasNames(list) ? sql`jsonb_build_object('name', name)` : sql`texts`} as texts, retired_at
    from ${sql.table(table)}
    order by ${groupOrder(list)} position, id`.execute(db)
  return rows
}

function groupOrder(list: WordList) {
  const { group } = tables[list]
  const { groups } = wordListRules[list]
  if (!group) return sql``
  return groups
    ? sql`array_position(${[...groups]}::text[], ${sql.ref(group)}::text),`
    : sql`${sql.ref(group)},`
}

/** Changes of lists wait for each other. */
export async function lockWords(tx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('word_lists'))`.execute(tx)
}

/** @throws {AppError} `word_not_found` */
export async function requireWord(tx: Db, list: WordList, id: number): Promise<WordRow> {
  const found = (await findRows(tx, list)).find((row) => row.id === id)
  if (!found) throw new AppError('word_not_found')
  return found
}
