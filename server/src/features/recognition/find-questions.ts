import type { QuestionKind } from '@panel/contract'
import { recogniserByLanguage } from './by-language.ts'
import { englishQuestions } from './questions/en.ts'
import { spanishQuestions } from './questions/es.ts'
import { frenchQuestions } from './questions/fr.ts'
import { italianQuestions } from './questions/it.ts'
import { dutchQuestions } from './questions/nl.ts'
import { polishQuestions } from './questions/pl.ts'
import type { Recognised } from './recogniser.ts'

const recognisers = recogniserByLanguage<QuestionKind>({
  nl: dutchQuestions,
  it: italianQuestions,
  pl: polishQuestions,
  es: spanishQuestions,
  en: englishQuestions,
  fr: frenchQuestions,
})

/** Questions of a customer about who writes, with their places. `language` is that of the conversation, such as `en-GB`. */
export function findQuestions(text: string, language: string): Recognised<QuestionKind>[] {
  return recognisers(language)?.find(text) ?? []
}
