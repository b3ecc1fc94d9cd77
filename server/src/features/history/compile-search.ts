import { issueAt } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { InvalidInput } from '../../platform/http/errors.ts'
import { parseSearch, type SearchTerm } from './parse-search.ts'

/** A language of each way to compare words; `pl` stands for all languages without a stemmer. */
const comparedAs = ['nl', 'it', 'es', 'en', 'fr', 'pl']

/**
 * Compiles what somebody has typed to a `tsquery`. With a language, words are compared in its forms, otherwise in those of any
 * language.
 * @returns null when nothing is searched
 * @throws {InvalidInput} when there are no words, only excluded ones, or only those that are too common to be searched
 */
export async function compileSearch(db: Db, typed = '', language?: string): Promise<string | null> {
  if (typed.trim() === '') return null
  const terms = parseSearch(typed)
  if (terms.length === 0) throw new InvalidInput([issueAt('q', 'no_words')])
  if (terms.every(({ isExcluded }) => isExcluded)) throw new InvalidInput([issueAt('q', 'only_excluded_words')])
  const languages = language === undefined ? comparedAs : [language]
  const compiled = languages.map((each) => {
    const queryOf = (chosen: SearchTerm[]) => chosen.map((term) => compile(term, each))
    const required = all(queryOf(terms.filter(({ isExcluded }) => !isExcluded)))
    const excluded = queryOf(terms.filter(({ isExcluded }) => isExcluded))
    return sql`select ${all([required, ...excluded.map((query) => sql`!!${query}`)])} as query where numnode(${required}) > 0`
  })
  const { rows } = await sql<{ query: string | null }>`
    select string_agg(distinct '(' || query::text || ')', ' | ') as query
    from (${sql.join(compiled, sql` union all `)}) compiled`.execute(db)
  const query = rows[0]?.query ?? null
  if (query === null) throw new InvalidInput([issueAt('q', 'only_common_words')])
  return query
}

const all = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` && `)})`

function compile({ kind, text }: SearchTerm, language: string): RawBuilder<unknown> {
  const configuration = sql`configuration_of_language(${language}::text)`
  switch (kind) {
    case 'phrase':
      return sql`phraseto_tsquery(${configuration}, ${text}::text)`
    case 'words':
      return sql`plainto_tsquery(${configuration}, ${text}::text)`
    case 'prefix':
      return sql`to_tsquery(${configuration}, ${`${quoted(text)}:*`}::text)`
  }
}

/** A text as one operand of a `tsquery`. */
export const quoted = (text: string) => `'${text.replace(/[\\']/g, (character) => character + character)}'`
