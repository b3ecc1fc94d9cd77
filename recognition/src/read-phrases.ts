import { existsSync, readFileSync } from 'node:fs'
import type { RecognisedLanguage } from './languages.ts'
import type { Phrases } from './phrases.ts'

const folder = `${import.meta.dirname}/../phrases`

/** A file of a language, by its path without the ending. */
export const readPhraseFile = (language: RecognisedLanguage, name: string) =>
  readFileSync(`${folder}/${language}/${name}.txt`, 'utf8')

/** What the phrases of a folder are about. */
export type Subject = 'question' | 'denial' | 'take-back'

/**
 * Reads the phrases of a language from `phrases/<language>/<subject>`: a file for each kind, and for each property of `Phrases` that the
 * language has. `not-<kind>.txt` takes a kind back. @throws without a file of a kind
 */
export function readPhrases<Kind extends string>(
  language: RecognisedLanguage,
  subject: Subject,
  kinds: readonly Kind[],
): Phrases<Kind> {
  const read = (name: string) => readPhraseFile(language, `${subject}/${name}`)
  const readIfAny = (name: string) =>
    existsSync(`${folder}/${language}/${subject}/${name}.txt`) ? read(name) : ''
  // The cast: the keys are the kinds.
  const byKind = (name: (kind: Kind) => string) =>
    Object.fromEntries(kinds.map((kind) => [kind, name(kind)])) as Record<Kind, string>
  return {
    lists: readLists(readIfAny('lists')),
    short: readIfAny('short'),
    distinct: readIfAny('distinct'),
    harmless: readIfAny('harmless'),
    quotes: readIfAny('quotes'),
    others: readIfAny('others'),
    near: readIfAny('near'),
    kinds: byKind(read),
    unless: byKind((kind) => readIfAny(`not-${kind}`)),
  }
}

/** A list begins with its name and a colon, and goes on in lines that begin with spaces. */
function readLists(text: string): Record<string, string> {
  const lists = text.split(/\n(?! )/).filter((list) => list !== '')
  return Object.fromEntries(
    lists.map((list) => {
      const end = list.indexOf(':')
      if (end < 0) throw new Error(`The list "${list.slice(0, 40)}" has no name`)
      return [list.slice(0, end), list.slice(end + 1)]
    }),
  )
}

export const readConcepts = (language: RecognisedLanguage) => readPhraseFile(language, 'concepts')
