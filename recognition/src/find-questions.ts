import type { QuestionKind } from '@panel/contract'
import { byLanguage } from './by-language.ts'
import type { Recognised } from './judge.ts'
import { questionJudge } from './judges.ts'
import { learntOf } from './learnt.ts'
import { Weights } from './weights.ts'

const judgeOf = byLanguage((language) => {
  const { weights, thresholds } = learntOf('question')
  return questionJudge(language, new Weights(weights), thresholds[language])
})

/** Questions of a customer about who writes, with their places. `language` is that of the conversation, such as `en-GB`. */
export const findQuestions = (text: string, language: string): Recognised<QuestionKind>[] =>
  judgeOf(language)?.find(text) ?? []
