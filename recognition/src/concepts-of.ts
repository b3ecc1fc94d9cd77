import type { RecognisedLanguage } from './by-language.ts'
import { ConceptIndex } from './concept-index.ts'
import { englishConcepts } from './concepts/en.ts'
import { spanishConcepts } from './concepts/es.ts'
import { frenchConcepts } from './concepts/fr.ts'
import { italianConcepts } from './concepts/it.ts'
import { dutchConcepts } from './concepts/nl.ts'
import { polishConcepts } from './concepts/pl.ts'

const concepts: Record<RecognisedLanguage, string> = {
  nl: dutchConcepts,
  it: italianConcepts,
  pl: polishConcepts,
  es: spanishConcepts,
  en: englishConcepts,
  fr: frenchConcepts,
}

const read = new Map<RecognisedLanguage, ConceptIndex>()

/** The concepts of a language. They are read when they are first needed. */
export function conceptsOf(language: RecognisedLanguage): ConceptIndex {
  const kept = read.get(language) ?? new ConceptIndex(concepts[language])
  read.set(language, kept)
  return kept
}
