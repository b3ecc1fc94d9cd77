import { cutText } from '@panel/contract/rules/cut'
import { withLineBreaks } from '@panel/contract/rules/line-breaks'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { firstAndLast } from '../../../platform/first-and-last.ts'

/** The beginning of a message that a list shows, in characters. */
const excerptLength = 200

/** What a row is about; null when there is no message. */
type About = { message_id: number | null; message_created_at: string | null }

/** Adds the beginning of each message; null if it is deleted. Archived messages too: the rows stay readable. */
export async function withExcerpts<Row extends About>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { message_text: string | null })[]> {
  const texts = await findExcerpts(db, rows)
  return rows.map((row) => ({ ...row, message_text: texts.get(row.message_id ?? 0) ?? null }))
}

/**
 * The beginnings of messages that are not deleted, by id, also of archived ones. They are read by the days of these, so that
 * PostgreSQL plans a few months instead of all.
 */
async function findExcerpts(db: Db, about: readonly About[]): Promise<Map<number, string>> {
  const written = firstAndLast(about.flatMap((row) => row.message_created_at ?? []))
  if (written === null) return new Map()
  const { rows } = await sql<{ id: number; text: string }>`
    select id, left(body, ${sql.lit(2 * excerptLength)}) as text from all_messages
    where id = any(${about.flatMap((row) => row.message_id ?? [])}::bigint[])
      and created_at between ${written.first}::timestamptz and ${written.last}::timestamptz and deleted_at is null`.execute(
    db,
  )
  return new Map(rows.map(({ id, text }) => [id, cutText(withLineBreaks(text), excerptLength)]))
}
