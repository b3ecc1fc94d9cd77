import { issueAt, visibleText, type WordList, type WordText, wordListRules } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { findRows, hasNames, tables, type WordRow } from './tables.ts'

type Texts = WordRow['texts']

/**
 * Checks that a word has the text that it needs, and no text that its list does not have. A name is unique in its part of the list.
 * @throws {InvalidInput}
 * @throws {AppError} `name_taken`
 */
export async function requireTexts(
  tx: Tx,
  list: WordList,
  word: Pick<WordRow, 'id' | 'code' | 'group' | 'texts'>,
) {
  const { texts, builtIn } = wordListRules[list]
  const [first] = texts
  if (first && !word.texts[first] && !builtIn.includes(word.code))
    throw new InvalidInput([issueAt(`texts.${first}`, 'required')])
  const { name } = word.texts
  if (name === undefined) return
  const others = await findRows(tx, list)
  const isSame = (other: WordRow) =>
    other.group === word.group && visibleText(other.texts.name ?? '') === visibleText(name)
  if (others.some((other) => other.id !== word.id && isSame(other)))
    throw new AppError('name_taken', { issues: [issueAt('texts.name', 'name_taken')] })
}

/** @throws {InvalidInput} for texts that words of this list do not have */
export function requireTextsOf(list: WordList, given: Partial<Record<WordText, unknown>>) {
  const { texts } = wordListRules[list]
  // The cast: Object.keys does not return the type of the keys.
  const issues = (Object.keys(given) as WordText[])
    .filter((text) => !texts.includes(text))
    .map((text) => issueAt(`texts.${text}`, 'unknown_field'))
  if (issues.length > 0) throw new InvalidInput(issues)
}

/** The columns with the texts, as an assignment of an update. */
export const setTexts = (list: WordList, texts: Texts) =>
  hasNames(list) ? sql`name = ${texts.name}` : sql`texts = ${JSON.stringify(texts)}::jsonb`

export const tableOf = (list: WordList) => sql.table(tables[list].table)
