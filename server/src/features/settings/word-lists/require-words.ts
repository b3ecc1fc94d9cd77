import { issueAt, type WordList } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { tables } from './tables.ts'

type Words = {
  /** The fact that has them. */
  field: string
  chosen: readonly string[]
  /** Those that are stored already: they can stay, also when they are retired or not in the list. */
  known: readonly string[]
}

/** Checks that words of a list can be chosen. @throws {InvalidInput} */
export async function requireWords(tx: Tx, list: WordList, { field, chosen, known }: Words) {
  const added = chosen.filter((code) => !known.includes(code))
  if (added.length === 0) return
  const { table, code } = tables[list]
  const { rows } = await sql<{ code: string }>`
    select ${sql.ref(code)} as code from ${sql.table(table)}
    where ${sql.ref(code)} = any(${added}::text[]) and retired_at is null`.execute(tx)
  const allowed = new Set([...known, ...rows.map((row) => row.code)])
  const issues = chosen.flatMap((word, place) =>
    allowed.has(word)
      ? []
      : [issueAt(field === 'region' ? `facts.${field}` : `facts.${field}.${place}`, 'not_in_list')],
  )
  if (issues.length > 0) throw new InvalidInput(issues)
}
