import {
  type BodyOf,
  type changeWord as endpoint,
  issueAt,
  type WordList,
  type WordText,
} from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findChanger } from '../../../platform/http/find-changer.ts'
import { recordWordChange } from './record-change.ts'
import { lockWords, requireWord } from './tables.ts'
import { requireTexts, requireTextsOf, setTexts, tableOf } from './texts.ts'

/**
 * Changes texts of a word. A text that has its new value already is accepted: a request can be repeated.
 * @throws {AppError} `word_not_found`, `name_taken`, `edited_meanwhile` when a stored text is not the one that the admin saw
 * @throws {InvalidInput} when the word would lose the text that it needs
 */
export async function changeWord(
  db: Db,
  admin: Operator,
  { list, id }: { list: WordList; id: number },
  { texts: given, seen }: BodyOf<typeof endpoint>,
) {
  requireTextsOf(list, given)
  await transaction(db, async (tx) => {
    await lockWords(tx)
    const word = await requireWord(tx, list, id)
    const stored = (text: WordText) => word.texts[text] ?? null
    // The cast: Object.keys does not return the type of the keys.
    const changed = (Object.keys(given) as WordText[]).filter((text) => given[text] !== stored(text))
    const meanwhile = changed.find((text) => (seen[text] ?? null) !== stored(text))
    if (meanwhile) {
      const by = await findChanger(tx, admin, {
        subject: { type: 'word', id },
        actions: ['word.add', 'word.change'],
        where: sql<boolean>`a.details ->> 'list' = ${list} and a.details -> 'after' ? ${meanwhile}`,
      })
      throw new AppError('edited_meanwhile', {
        by,
        issues: [issueAt(`texts.${meanwhile}`, 'changed_meanwhile')],
      })
    }
    if (changed.length === 0) return
    const texts = { ...word.texts }
    for (const text of changed) {
      const value = given[text]
      if (value) texts[text] = value
      else delete texts[text]
    }
    await requireTexts(tx, list, { ...word, texts })
    await sql`update ${tableOf(list)} set ${setTexts(list, texts)} where id = ${id}`.execute(tx)
    const pick = (of: (text: WordText) => string | null) =>
      Object.fromEntries(changed.map((text) => [text, of(text)]))
    await recordWordChange(tx, admin, {
      list,
      word,
      action: 'word.change',
      details: { before: pick(stored), after: pick((text) => texts[text] ?? null) },
    })
  })
}
