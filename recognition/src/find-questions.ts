import { type QuestionKind, questionKinds } from '@panel/contract'
import { byLanguage } from './by-language.ts'
import { conceptsOf } from './concepts-of.ts'
import type { RecognisedLanguage } from './languages.ts'
import { readPhrases } from './read-phrases.ts'
import { type Recognised, Recogniser } from './recogniser.ts'
import { weights as concepts } from './weights/concepts-question.ts'
import { weights as en } from './weights/en-question.ts'
import { weights as es } from './weights/es-question.ts'
import { weights as fr } from './weights/fr-question.ts'
import { weights as it } from './weights/it-question.ts'
import { weights as nl } from './weights/nl-question.ts'
import { weights as pl } from './weights/pl-question.ts'
import { WordWeights } from './word-weights.ts'

const words = { nl, it, pl, es, en, fr }

export const questionPhrases = (language: RecognisedLanguage) =>
  readPhrases(language, 'question', questionKinds)

const recogniserOf = byLanguage(
  (language) =>
    new Recogniser<QuestionKind>(
      questionPhrases(language),
      new WordWeights(words[language], concepts, conceptsOf(language)),
    ),
)

/** Questions of a customer about who writes, with their places. `language` is that of the conversation, such as `en-GB`. */
export const findQuestions = (text: string, language: string): Recognised<QuestionKind>[] =>
  recogniserOf(language)?.find(text) ?? []
