import type { SuggestedKind } from '@panel/contract/hold-rules'
import { byLanguage } from '../by-language.ts'
import { suggestionJudge } from '../judges.ts'
import { learntOf } from '../learnt.ts'
import { Weights } from '../weights.ts'
import { findSaid } from './find-said.ts'

/** What is only likely is not suggested: a hint that is mostly wrong is no longer read. */
const judgeOf = byLanguage((language) => {
  const { weights, thresholds } = learntOf('suggestion')
  return suggestionJudge(language, new Weights(weights), thresholds[language])
})

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
  const weighed = judgeOf(language)
    ?.find(text)
    .find(({ certainty }) => certainty === 'certain')
  return weighed ? { kind: weighed.kind, words: text.slice(weighed.start, weighed.end) } : null
}
