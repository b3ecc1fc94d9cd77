import type { Phrases } from './phrases.ts'
import { Recogniser } from './recogniser.ts'
import type { LearntWeights } from './word-weights.ts'

/** The languages that have phrases. */
export const recognisedLanguages = ['nl', 'it', 'pl', 'es', 'en', 'fr'] as const
export type RecognisedLanguage = (typeof recognisedLanguages)[number]

/** The recogniser of a language such as `en-GB`, or none. Each is compiled when it is first needed. */
export function recogniserByLanguage<Kind extends string>(
  phrases: Record<RecognisedLanguage, Phrases<Kind>>,
  weights: Partial<Record<RecognisedLanguage, LearntWeights<Kind>>>,
) {
  const compiled = new Map<RecognisedLanguage, Recogniser<Kind>>()
  return (language: string): Recogniser<Kind> | undefined => {
    const known = recognisedLanguages.find((one) => one === language.slice(0, 2).toLowerCase())
    if (!known) return
    const kept = compiled.get(known) ?? new Recogniser(phrases[known], weights[known])
    compiled.set(known, kept)
    return kept
  }
}
