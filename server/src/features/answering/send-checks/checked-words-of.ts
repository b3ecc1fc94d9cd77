import { helpLineText } from '@panel/contract'
import { findTakeBacks } from '@panel/recognition'
import type { Db } from '../../../platform/database.ts'
import { findHelpLines } from '../../conversations/help-lines/find.ts'
import { type CheckedWords, findCheckedWords } from './find-checked-words.ts'

type To = { siteowner_id: number; language: string }

/**
 * What is checked in the own words beside a true answer. Words that take it back, such as "Just kidding", deny it.
 */
export async function checkedBesideAnswer(db: Db, to: To, own: string): Promise<CheckedWords[]> {
  const found = await checkedWordsOf(db, to, own)
  const [takenBack] = findTakeBacks(own, to.language)
  if (!takenBack || found.some(({ kind, certainty }) => kind === 'denial' && certainty === 'certain'))
    return found
  const words = own.slice(takenBack.start, takenBack.end)
  return [{ kind: 'denial', words, certainty: 'certain' }, ...found]
}

/** What is checked in a text to a customer of a site owner, whose help lines operators may name. */
export async function checkedWordsOf(
  db: Db,
  { siteowner_id, language }: To,
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
