import { ConceptIndex } from './concept-index.ts'
import type { RecognisedLanguage } from './languages.ts'
import { readConcepts } from './read-phrases.ts'

const read = new Map<RecognisedLanguage, ConceptIndex>()

/** The concepts of a language. They are read when they are first needed. */
export function conceptsOf(language: RecognisedLanguage): ConceptIndex {
  const kept = read.get(language) ?? new ConceptIndex(readConcepts(language))
  read.set(language, kept)
  return kept
}
