import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { comparedAs } from './compile-search.ts'
import type { HistoryFilters } from './find-entries.ts'
import { parseSearch } from './parse-search.ts'

/** The words of a search that are left out of texts, in its language or in some of all languages: almost every text has them. */
export async function findFrequentWords(db: Db, { q = '', language }: HistoryFilters): Promise<string[]> {
  const words = parseSearch(q).flatMap(({ kind, isExcluded, text }) =>
    kind === 'words' && !isExcluded ? [text] : [],
  )
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${words}::text[]) word, unnest(${language === undefined ? comparedAs : [language]}::text[]) language
    where numnode(plainto_tsquery(configuration_of_language(language), history_separated(word))) = 0`.execute(
    db,
  )
  const common = new Set(rows.map(({ word }) => word))
  return [...new Set(words)].filter((word) => common.has(word))
}
