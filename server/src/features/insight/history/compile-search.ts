import { issueAt } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { parseSearch, type SearchTerm } from './parse-search.ts'

/** A language of each way to compare words; `pl` stands for all languages without a stemmer. */
export const comparedAs = ['nl', 'it', 'es', 'en', 'fr', 'pl']

/** A search: `query` finds messages; `hits` is the same without what is excluded, for marks and ranks. Both are a `tsquery`. */
export type CompiledSearch = { query: string; hits: string }

/**
 * Compiles what somebody has typed. With a language, words are compared in its forms, otherwise in those of any language.
 * @returns null when nothing is searched
 * @throws {InvalidInput} when there are no words, only excluded ones, or only those that are too common to be searched
 */
export async function compileSearch(db: Db, typed = '', language?: string): Promise<CompiledSearch | null> {
  if (typed.trim() === '') return null
  const terms = parseSearch(typed)
  if (terms.length === 0) throw new InvalidInput([issueAt('q', 'no_words')])
  const required = terms.filter(({ isExcluded }) => !isExcluded)
  if (required.length === 0) throw new InvalidInput([issueAt('q', 'only_excluded_words')])
  const languages = language === undefined ? comparedAs : [language]
  const hits = await compileForms(db, required, languages)
  if (hits === null) throw new InvalidInput([issueAt('q', 'only_common_words')])
  const parts: string[] = []
  // A text must not have them in any of the languages, whichever of them its other words are found in.
  for (const term of terms.filter(({ isExcluded }) => isExcluded)) {
    const forms = await compileForms(db, [term], languages)
    parts.push(...(forms?.split(' | ') ?? []).map((form) => `!${form}`))
  }
  return { query: parts.length === 0 ? hits : [`(${hits})`, ...parts].join(' & '), hits }
}

/** All of these terms, in the forms of one of the languages. Null when they are too common in each of them. */
async function compileForms(
  db: Db,
  terms: readonly SearchTerm[],
  languages: readonly string[],
): Promise<string | null> {
  const compiled = languages.map((each) => {
    const query = all(terms.map((term) => compile(term, each)))
    return sql`select (${query}) as query where numnode(${query}) > 0`
  })
  const { rows } = await sql<{ query: string | null }>`
    select string_agg(distinct '(' || query::text || ')', ' | ') as query
    from (${sql.join(compiled, sql` union all `)}) compiled`.execute(db)
  return rows[0]?.query ?? null
}

const all = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` && `)})`

function compile({ kind, text }: SearchTerm, language: string): RawBuilder<unknown> {
  const configuration = sql`configuration_of_language(${language}::text)`
  switch (kind) {
    case 'phrase':
      return sql`phraseto_tsquery(${configuration}, history_separated(${text}::text))`
    case 'words':
      return sql`plainto_tsquery(${configuration}, history_separated(${text}::text))`
    case 'prefix':
      return sql`query_of_beginning(${configuration}, history_separated(${quoted(text)}::text))`
  }
}

/** A text as one operand of a `tsquery`. */
export const quoted = (text: string) => `'${text.replace(/[\\']/g, (character) => character + character)}'`
