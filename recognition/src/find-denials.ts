import type { Recognised } from './judge.ts'
import { judgeOf } from './judges.ts'
import type { DenialKind } from './subjects.ts'

const judge = judgeOf('denial')

/** Where a draft denies that an operator writes, or promises to meet. `language` is that of the conversation. */
export const findDenials = (text: string, language: string): Recognised<DenialKind>[] =>
  judge(language)?.find(text) ?? []
