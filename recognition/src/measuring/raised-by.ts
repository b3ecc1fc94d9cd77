import type { Certainty } from '@panel/contract'
import { findContact } from '../find-contact.ts'
import { findDenials } from '../find-denials.ts'
import { findQuestions } from '../find-questions.ts'
import { findSuggestion } from '../suggestions/find-suggestion.ts'

/** What is certain decides; what is likely is asked, and what is suggested is likely at most. */
type Raised = { what: 'question' | 'escalation' | 'check'; kind: string; words: string; certainty: Certainty }

/** Everything that the panel raises by itself for an ordinary message: questions, suggested escalations, checks and denials. */
export function raisedBy(from: string, text: string, language: string): Raised[] {
  const wordsOf = (found: { kind: string; start: number; end: number; certainty?: Certainty }) => ({
    kind: found.kind,
    words: text.slice(found.start, found.end),
    certainty: found.certainty ?? 'certain',
  })
  if (from !== 'customer')
    return [...findDenials(text, language), ...findContact(text)].map((found) => ({
      what: 'check',
      ...wordsOf(found),
    }))
  const suggested = findSuggestion(text, language)
  return [
    ...findQuestions(text, language).map((found) => ({ what: 'question' as const, ...wordsOf(found) })),
    ...(suggested ? [{ what: 'escalation' as const, certainty: 'likely' as const, ...suggested }] : []),
  ]
}
