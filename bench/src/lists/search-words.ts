import { sql } from 'kysely'
import type { Tx } from '../../../server/src/platform/database.ts'

/** A word that many generated texts of a language have. */
const commonWords = {
  nl: 'zondag',
  it: 'domenica',
  es: 'verano',
  en: 'sunday',
  fr: 'marché',
  pl: 'jezioro',
} as const
type Language = keyof typeof commonWords
// The cast: Object.keys does not return the type of the keys.
const languages = Object.keys(commonWords) as Language[]

/** Words of each language that few texts have. */
export type RareWords = Record<Language, string>
export const noRareWords: RareWords = commonWords

/** Hits of a word that counts as rare. */
const rare = 200

/** Finds a name of the newest generated texts of each language that few others have. */
export async function findRareWords(tx: Tx): Promise<RareWords> {
  const found: RareWords = { ...commonWords }
  for (const language of languages) {
    const { rows } = await sql<{ word: string }>`
      with newest as (
        select m.body from find_history_entries(${[`'|l${language}'`]}::tsquery[], null, now(), null, 500) h
          join messages m on m.id = h.message_id and m.created_at = h.message_created_at
      ), words as (
        select distinct word from newest, regexp_split_to_table(body, '[^[:alpha:]]+') word where word ~ '^[A-Z][a-z]{6,}$'
      )
      select word from words,
        count_history_entries(array[plainto_tsquery(configuration_of_language(${language}), word)], null, now(), ${rare}) hits
      where hits between 2 and ${rare - 1} order by hits, word limit 1`.execute(tx)
    const [row] = rows
    if (row) found[language] = row.word
  }
  return found
}

/** Searches for a common and a rare word of each language, and what is hardest to find. */
export const searchesFor = (rareWords: RareWords) => ({
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [
        `, common word, ${language}`,
        { query: `q=${encodeURIComponent(commonWords[language])}&language=${language}` },
      ],
      [
        `, rare word, ${language}`,
        { query: `q=${encodeURIComponent(rareWords[language])}&language=${language}` },
      ],
    ]),
  ),
  ', common word, any language': { query: `q=${commonWords.nl}` },
  ', rare word, any language': { query: `q=${rareWords.nl}` },
  ', two common words': { query: 'q=zondag+vriendin' },
  ', phrase': { query: `q=${encodeURIComponent('"markt van"')}&language=nl` },
  ', beginning of words': { query: `q=${commonWords.nl.slice(0, 4)}*` },
  ', without a word': { query: `q=${commonWords.nl}+-markt` },
  ', word that nobody wrote': { query: 'q=qwertzuiopasdf' },
  ', common word of a rare type': { query: `q=${commonWords.nl}&type=extra_poke_gift` },
})
