import type { SuggestedKind } from '@panel/contract/rules/hold-rules'
import { judgeOf } from '../judges.ts'
import { findSaid } from './find-said.ts'

const judge = judgeOf('suggestion')

/**
 * What the text of a customer suggests, with the words that do: a phrase, or the sentence whose words say most. Null for nothing. `language`
 * is that of the conversation, such as `en-GB`. An operator decides.
 */
export function findSuggestion(
  text: string,
  language: string,
): { kind: SuggestedKind; words: string } | null {
  const said = findSaid(text, language)
  if (said) return said
  // What is only likely is not suggested: a hint that is mostly wrong is no longer read.
  const weighed = judge(language)
    ?.find(text)
    .find(({ certainty }) => certainty === 'certain')
  return weighed ? { kind: weighed.kind, words: text.slice(weighed.start, weighed.end) } : null
}
