import { type WordList, wordListRules } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { recordWordChange } from './record-change.ts'
import { findRows, lockWords, requireWord } from './tables.ts'
import { tableOf } from './texts.ts'

/**
 * Retires a word: it can no longer be chosen, and stays readable where it is stored. A word that is retired already stays so.
 * @throws {AppError} `word_not_found`, `last_word`
 */
export async function retireWord(db: Db, admin: Operator, { list, id }: { list: WordList; id: number }) {
  await transaction(db, async (tx) => {
    await lockWords(tx)
    const word = await requireWord(tx, list, id)
    if (word.retired_at !== null) return
    const inUse = (await findRows(tx, list)).filter(
      ({ retired_at, group }) => retired_at === null && group === word.group,
    )
    if (wordListRules[list].isRequired && inUse.length === 1) throw new AppError('last_word')
    await sql`update ${tableOf(list)} set retired_at = now() where id = ${id}`.execute(tx)
    await recordWordChange(tx, admin, { list, word, action: 'word.retire' })
  })
}

/** Restores a retired word at its old place. @throws {AppError} `word_not_found` */
export async function restoreWord(db: Db, admin: Operator, { list, id }: { list: WordList; id: number }) {
  await transaction(db, async (tx) => {
    await lockWords(tx)
    const word = await requireWord(tx, list, id)
    if (word.retired_at === null) return
    await sql`update ${tableOf(list)} set retired_at = null where id = ${id}`.execute(tx)
    await recordWordChange(tx, admin, { list, word, action: 'word.restore' })
  })
}
