import { type Word, type WordList, wordTexts } from '@panel/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

const details = z.object({
  before: z.partialRecord(z.enum(wordTexts), z.string().nullable()).catch({}),
})

/** How long pages show what a colleague changed, in milliseconds. */
const shownFor = 10 * 60_000
/** Changes that are read back: older ones stay in the audit log. */
const readBack = 500

/** The last change of each word, and the changes of texts in the last ten minutes, by the id of the word. */
export async function findWordChanges(db: Db, admin: Operator, list: WordList) {
  const rows = await db
    .selectFrom('audit_log as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .where('a.subject_type', '=', 'word')
    .where(sql<boolean>`a.details ->> 'list' = ${list}`)
    .select(['a.at', 'a.action', 'a.subject_id', 'a.details', 'o.id', 'o.name'])
    .orderBy('a.id', 'desc')
    .limit(readBack)
    .execute()
  const found = new Map<number, Pick<Word, 'changed' | 'changes'>>()
  for (const row of rows) {
    if (row.subject_id === null) continue
    const by = presentOperator(admin, { id: row.id, name: row.name })
    const known = found.get(row.subject_id) ?? { changed: { at: row.at, by }, changes: [] }
    found.set(row.subject_id, known)
    if (row.action !== 'word.change' || Date.now() - Date.parse(row.at) > shownFor) continue
    const { before } = details.parse(row.details)
    for (const text of wordTexts) {
      const from = before[text]
      if (from !== undefined) known.changes.push({ text, from, by, at: row.at })
    }
  }
  return found
}
