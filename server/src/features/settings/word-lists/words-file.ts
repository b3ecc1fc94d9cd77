import { type WordList, wordListRules } from '@panel/contract'
import { type CsvForm, csvOf } from '../../../platform/csv.ts'
import type { Db } from '../../../platform/database.ts'
import { findRows } from './tables.ts'
import { findWordUse } from './use.ts'

/** The words of a list in their order, with their texts and their use, as CSV. */
export async function wordsFile(db: Db, list: WordList, form: CsvForm): Promise<string> {
  const [rows, { used, operators }] = await Promise.all([findRows(db, list), findWordUse(db, list)])
  const { texts, counts } = wordListRules[list]
  const countHead = counts === 'choices' ? ['chosen in 90 days', 'operators'] : ['operators']
  return csvOf(
    ['id', 'code', 'part', ...texts, 'retired at', ...countHead],
    rows.map((row) => [
      row.id,
      row.code,
      row.group,
      ...texts.map((text) => row.texts[text] ?? null),
      row.retired_at,
      ...(counts === 'choices' ? [used[row.id] ?? 0] : []),
      operators[row.id] ?? 0,
    ]),
    form,
  )
}
