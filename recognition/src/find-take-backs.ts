import { type RecognisedLanguage, recognisedLanguages } from './by-language.ts'
import { type Recognised, Recogniser } from './recogniser.ts'
import { takeBackPhrases } from './take-backs.ts'

const compiled = new Map<RecognisedLanguage, Recogniser<'denial'>>()

/** Where words beside a true answer take it back. `language` is that of the conversation, such as `en-GB`. */
export function findTakeBacks(text: string, language: string): Recognised<'denial'>[] {
  const known = recognisedLanguages.find((one) => one === language.slice(0, 2).toLowerCase())
  if (!known) return []
  const recogniser = compiled.get(known) ?? new Recogniser<'denial'>(takeBackPhrases[known])
  compiled.set(known, recogniser)
  return recogniser.find(text)
}
