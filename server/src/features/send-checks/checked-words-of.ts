import { helpLineText } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import { findHelpLines } from '../help-lines/find.ts'
import { type CheckedWords, findCheckedWords } from './find-checked-words.ts'

/** What is checked in a text to a customer of a site owner, whose help lines operators may name. */
export async function checkedWordsOf(
  db: Db,
  { siteowner_id, language }: { siteowner_id: number; language: string },
  text: string,
): Promise<CheckedWords[]> {
  const found = findCheckedWords(text, language)
  if (!found.some(({ kind }) => kind === 'contact')) return found
  const lines = await findHelpLines(db, siteowner_id)
  const allowed = lines.flatMap((line) => [helpLineText(line), line.telephone, line.web_address])
  return findCheckedWords(
    text,
    language,
    allowed.filter((part) => part !== null),
  )
}
