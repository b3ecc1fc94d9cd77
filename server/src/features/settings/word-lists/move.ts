import type { WordList } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { recordWordChange } from './record-change.ts'
import { findRows, lockWords, requireWord } from './tables.ts'
import { tableOf } from './texts.ts'

/**
 * Moves a word in front of another one of its group. Two admins can move different words at the same time: neither needs the
 * order that the other one sees.
 * @param before id of the word that follows; null for the end of the group
 * @throws {AppError} `word_not_found`
 */
export async function moveWord(
  db: Db,
  admin: Operator,
  { list, id }: { list: WordList; id: number },
  before: number | null,
) {
  await transaction(db, async (tx) => {
    await lockWords(tx)
    const word = await requireWord(tx, list, id)
    const order = (await findRows(tx, list)).filter(({ group }) => group === word.group).map((row) => row.id)
    if (before === id) return
    if (before !== null && !order.includes(before)) throw new AppError('word_not_found')
    const others = order.filter((each) => each !== id)
    const from = order.indexOf(id)
    const to = before === null ? others.length : others.indexOf(before)
    if (to === from) return
    // Groups have their places in common, and each keeps its own.
    await sql`
      update ${tableOf(list)} w set position = o.position
      from unnest(${others.toSpliced(to, 0, id)}::bigint[]) with ordinality as o (id, position)
      where w.id = o.id and w.position <> o.position`.execute(tx)
    await recordWordChange(tx, admin, {
      list,
      word,
      action: 'word.move',
      details: { from: from + 1, to: to + 1 },
    })
  })
}
