import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Characters of private use, which texts hardly ever have. One that a text has is not shown. */
export const [hitStart, hitEnd] = ['\u{F0001}', '\u{F0002}']

/** A word of a search, or the beginning of one. `at`: its distance from the first word of its phrase. */
type Word = { text: string; isBeginning: boolean; at: number }
/** Where a text has a word: the positions that PostgreSQL counts. */
type Places = readonly (readonly [form: string, positions: readonly number[]])[]

const mark = new RegExp(`${hitStart}([^${hitEnd}]*)${hitEnd}`, 'gu')

/**
 * PostgreSQL marks the words of a phrase wherever a text has them. This removes the marks of those outside of the phrase.
 * @param hits the compiled search
 */
export async function markPhrases(
  db: Db,
  marked: readonly { text: string | null; language: string }[],
  hits: string | null,
): Promise<(string | null)[]> {
  const phrases = phrasesOf(hits ?? '')
  const texts = marked.map(({ text }) => text)
  if (phrases.every((words) => words.length === 1)) return texts
  const beginnings = [...new Set(phrases.flat().map(({ text }) => text))]
  const { rows } = await sql<{ places: Places }>`
    select array(
      select jsonb_build_array(w.lexeme, w.positions) from unnest(to_tsvector(configuration_of_language(language), history_separated(body))) w
      where w.lexeme ^@ any(${beginnings}::text[])) as places
    from unnest(${texts.map((text) => text?.replace(mark, '$1') ?? '')}::text[], ${marked.map(({ language }) => language)}::text[])
      with ordinality t (body, language, place) order by place`.execute(db)
  return texts.map((text, index) => text && withoutLooseWords(text, phrases, rows[index]?.places ?? []))
}

/** The phrases of a compiled search. A word outside of phrases is a phrase of one word. */
function phrasesOf(hits: string): Word[][] {
  const phrases: Word[][] = []
  let distance: number | null = null
  for (const [, quoted, beginning, given] of hits.matchAll(/'((?:''|[^'])*)'(:\*)?|<(-|\d+)>/g)) {
    if (quoted === undefined) {
      distance = given === '-' ? 1 : Number(given)
      continue
    }
    const text = quoted.replace(/(['\\])\1/g, '$1')
    const before: Word | undefined = distance === null ? undefined : phrases.at(-1)?.at(-1)
    const word = { text, isBeginning: beginning !== undefined, at: before ? before.at + (distance ?? 0) : 0 }
    if (before) phrases.at(-1)?.push(word)
    else phrases.push([word])
    distance = null
  }
  return phrases
}

function withoutLooseWords(marked: string, phrases: readonly Word[][], places: Places): string {
  const positionsOf = ({ text, isBeginning }: Word) =>
    places
      .filter(([form]) => (isBeginning ? form.startsWith(text) : form === text))
      .flatMap(([, positions]) => positions)
  const isComplete = (words: readonly Word[], first: number) =>
    words.every((word) => positionsOf(word).includes(first + word.at))
  const inPhrases = phrases.flatMap((words) =>
    words
      .slice(0, 1)
      .flatMap((word) => positionsOf(word))
      .filter((first) => isComplete(words, first))
      .flatMap((first) => words.map(({ at }) => first + at)),
  )
  const all = [...new Set(phrases.flat().flatMap((word) => positionsOf(word)))]
  const isKept = all.toSorted((one, other) => one - other).map((position) => inPhrases.includes(position))
  // In some texts, such as very long ones, the marks are not those of the positions: then all stay.
  if (isKept.length !== [...marked.matchAll(mark)].length) return marked
  let index = 0
  return marked.replace(mark, (whole, word: string) => (isKept[index++] ? whole : word))
}
