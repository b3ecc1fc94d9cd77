import type { QuestionKind } from '@panel/contract'
import { type RecognisedLanguage, recogniserByLanguage } from './by-language.ts'
import type { Phrases } from './phrases.ts'
import { englishQuestions } from './questions/en.ts'
import { spanishQuestions } from './questions/es.ts'
import { frenchQuestions } from './questions/fr.ts'
import { italianQuestions } from './questions/it.ts'
import { dutchQuestions } from './questions/nl.ts'
import { polishQuestions } from './questions/pl.ts'
import type { Recognised } from './recogniser.ts'
import { weights as en } from './weights/en-question.ts'
import { weights as fr } from './weights/fr-question.ts'
import { weights as nl } from './weights/nl-question.ts'

export const questionPhrases: Record<RecognisedLanguage, Phrases<QuestionKind>> = {
  nl: dutchQuestions,
  it: italianQuestions,
  pl: polishQuestions,
  es: spanishQuestions,
  en: englishQuestions,
  fr: frenchQuestions,
}

const recognisers = recogniserByLanguage<QuestionKind>(questionPhrases, { nl, en, fr })

/** Questions of a customer about who writes, with their places. `language` is that of the conversation, such as `en-GB`. */
export function findQuestions(text: string, language: string): Recognised<QuestionKind>[] {
  return recognisers(language)?.find(text) ?? []
}
