import { byLanguage } from './by-language.ts'
import type { Recognised } from './judge.ts'
import { denialJudge } from './judges.ts'
import { learntOf } from './learnt.ts'
import type { DenialKind } from './subjects.ts'
import { Weights } from './weights.ts'

const judgeOf = byLanguage((language) => {
  const { weights, thresholds } = learntOf('denial')
  return denialJudge(language, new Weights(weights), thresholds[language])
})

/** Where a draft denies that an operator writes, or promises to meet. `language` is that of the conversation. */
export const findDenials = (text: string, language: string): Recognised<DenialKind>[] =>
  judgeOf(language)?.find(text) ?? []
