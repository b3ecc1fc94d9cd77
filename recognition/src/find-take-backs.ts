import { byLanguage } from './by-language.ts'
import { readPhrases } from './read-phrases.ts'
import { type Matched, Recogniser } from './recogniser.ts'

const recogniserOf = byLanguage(
  (language) => new Recogniser<'denial'>(readPhrases(language, 'take-back', ['denial'])),
)

/**
 * Where an operator takes back the true answer beside which the words stand; elsewhere, most of these words are ordinary. `language` is that
 * of the conversation, such as `en-GB`.
 */
export const findTakeBacks = (text: string, language: string): Matched<'denial'>[] =>
  recogniserOf(language)?.find(text) ?? []
