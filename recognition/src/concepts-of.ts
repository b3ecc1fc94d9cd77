import { keptByLanguage } from './by-language.ts'
import { ConceptIndex } from './concept-index.ts'
import { readConcepts } from './read-phrases.ts'

/** The concepts of a language. They are read when they are first needed. */
export const conceptsOf = keptByLanguage((language) => new ConceptIndex(readConcepts(language)))
