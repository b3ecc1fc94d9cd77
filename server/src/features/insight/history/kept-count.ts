import type { Marks } from './marks.ts'

/** What `kept_history_count` is asked for: words of which each is enough, none for all texts, and the marks beside them. */
export type KeptCount = { choices: string[]; marks: string[] }

/** The marks with which frequent words are counted: site owner, language, deleted. */
const countedWithWords = /^'\|[slx][^|]*'$/
const oneWord = /^\('([\p{L}\p{N}]+)'(:\*)?\)$/u

/**
 * The kept counts that can tell how many entries match; null when they cannot: with several words, phrases or excluded words, and with
 * words beside other filters.
 * @param words the compiled search
 * @param queries the queries of the marks
 */
export function keptCountOf(words: string | null, marks: Marks, queries: string[]): KeptCount | null {
  if (words === null) return queries.length === 0 ? null : { choices: [], marks: queries }
  const choices = words.split(' | ').map((each) => oneWord.exec(each))
  const excluded = marks.excluded.map((mark) => `'${mark}'`)
  const all = [...marks.required.flatMap((query) => query.split(' | ')), ...excluded]
  if (choices.some((choice) => choice === null) || !all.every((mark) => countedWithWords.test(mark)))
    return null
  return {
    choices: choices.flatMap((choice) => (choice ? [`'${choice[1]}'${choice[2] ?? ''}`] : [])),
    marks: [...marks.required, ...excluded.map((mark) => `!${mark}`)],
  }
}
