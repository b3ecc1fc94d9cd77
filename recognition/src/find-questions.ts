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
import { weights as concepts } from './weights/concepts-question.ts'
import { weights as en } from './weights/en-question.ts'
import { weights as es } from './weights/es-question.ts'
import { weights as fr } from './weights/fr-question.ts'
import { weights as it } from './weights/it-question.ts'
import { weights as nl } from './weights/nl-question.ts'
import { weights as pl } from './weights/pl-question.ts'

export const questionPhrases: Record<RecognisedLanguage, Phrases<QuestionKind>> = {
  nl: dutchQuestions,
  it: italianQuestions,
  pl: polishQuestions,
  es: spanishQuestions,
  en: englishQuestions,
  fr: frenchQuestions,
}

const recognisers = recogniserByLanguage<QuestionKind, (typeof concepts.kinds)[number]>(
  questionPhrases,
  { nl, it, pl, es, en, fr },
  concepts,
)

/** Questions of a customer about who writes, with their places. `language` is that of the conversation, such as `en-GB`. */
export function findQuestions(text: string, language: string): Recognised<QuestionKind>[] {
  return recognisers(language)?.find(text) ?? []
}
