import type { QuestionKind } from '@panel/contract'
import type { Recognised } from './judge.ts'
import { judgeOf } from './judges.ts'

const judge = judgeOf('question')

/** Questions of a customer about who writes, with their places. `language` is that of the conversation, such as `en-GB`. */
export const findQuestions = (text: string, language: string): Recognised<QuestionKind>[] =>
  judge(language)?.find(text) ?? []
