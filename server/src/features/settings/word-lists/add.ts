import {
  type BodyOf,
  type addWord as endpoint,
  issueAt,
  maxWords,
  type WordList,
  wordListRules,
} from '@panel/contract'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { recordWordChange } from './record-change.ts'
import { findRows, hasNames, lockWords, tables } from './tables.ts'
import { requireTexts, requireTextsOf, tableOf } from './texts.ts'

/**
 * Adds a word to the end of its list.
 * @throws {AppError} `code_taken`, also by a retired word; `name_taken`, `word_list_full`
 * @throws {InvalidInput}
 */
export async function addWord(
  db: Db,
  admin: Operator,
  list: WordList,
  { code, group, texts }: BodyOf<typeof endpoint>,
) {
  requireTextsOf(list, texts)
  requireCode(list, code)
  const columns = tables[list]
  requireGroup(list, group)
  await transaction(db, async (tx) => {
    await lockWords(tx)
    const words = await findRows(tx, list)
    if (words.some((word) => word.code === code))
      throw new AppError('code_taken', { issues: [issueAt('code', 'code_taken')] })
    if (words.length >= maxWords) throw new AppError('word_list_full')
    const place = list === 'regions' ? await countryOf(tx, code) : (group ?? null)
    await requireTexts(tx, list, { id: 0, code, group: place, texts })
    const values = [
      [sql.ref(columns.code), sql`${code}`],
      [sql.ref('position'), sql`(select coalesce(max(position), 0) + 1 from ${tableOf(list)})`],
      hasNames(list)
        ? [sql.ref('name'), sql`${texts.name}`]
        : [sql.ref('texts'), sql`${JSON.stringify(texts)}::jsonb`],
      ...(columns.group ? [[sql.ref(columns.group), sql`${place}`] as const] : []),
    ] as const
    const { rows } = await sql<{ id: number }>`
      insert into ${tableOf(list)} (${sql.join(values.map(([column]) => column))})
      values (${sql.join(values.map(([, value]) => value))}) returning id`.execute(tx)
    for (const { id } of rows)
      await recordWordChange(tx, admin, {
        list,
        word: { id, code },
        action: 'word.add',
        details: { ...(group && { group }), after: texts },
      })
  })
}

/** @throws {InvalidInput} */
function requireCode(list: WordList, code: string) {
  const { code: pattern, example } = wordListRules[list]
  if (!pattern.test(code)) throw new InvalidInput([issueAt('code', 'not_a_code', { example })])
}

/** @throws {InvalidInput} */
function requireGroup(list: WordList, group: string | undefined) {
  const { groups } = wordListRules[list]
  if (!groups && group !== undefined) throw new InvalidInput([issueAt('group', 'unknown_field')])
  if (groups && (group === undefined || !groups.includes(group)))
    throw new InvalidInput([issueAt('group', 'not_an_option', { options: groups.join(', ') })])
}

/** The country with which the code of a region begins. @throws {InvalidInput} */
async function countryOf(tx: Tx, code: string): Promise<string> {
  const country = await tx
    .selectFrom('countries')
    .where('code', '=', code.slice(0, 2))
    .select('code')
    .executeTakeFirst()
  if (!country)
    throw new InvalidInput([issueAt('code', 'not_a_code', { example: wordListRules.regions.example })])
  return country.code
}
