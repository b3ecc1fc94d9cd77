import { conceptsOf } from './concepts-of.ts'
import type { Phrases } from './phrases.ts'
import { Recogniser } from './recogniser.ts'
import { type LearntConcepts, type LearntWeights, WordWeights } from './word-weights.ts'

/** The languages that have phrases. */
export const recognisedLanguages = ['nl', 'it', 'pl', 'es', 'en', 'fr'] as const
export type RecognisedLanguage = (typeof recognisedLanguages)[number]

/** The recogniser of a language such as `en-GB`, or none. Each is compiled when it is first needed. */
export function recogniserByLanguage<Kind extends string, Weighed extends Kind>(
  phrases: Record<RecognisedLanguage, Phrases<Kind>>,
  words: Record<RecognisedLanguage, LearntWeights>,
  concepts: LearntConcepts<Weighed>,
) {
  const compiled = new Map<RecognisedLanguage, Recogniser<Kind>>()
  const compile = (language: RecognisedLanguage) =>
    new Recogniser<Kind>(phrases[language], new WordWeights(words[language], concepts, conceptsOf(language)))
  return (language: string): Recogniser<Kind> | undefined => {
    const known = recognisedLanguages.find((one) => one === language.slice(0, 2).toLowerCase())
    if (!known) return
    const kept = compiled.get(known) ?? compile(known)
    compiled.set(known, kept)
    return kept
  }
}
