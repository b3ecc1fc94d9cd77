import { findContact } from '../find-contact.ts'
import { findDenials } from '../find-denials.ts'
import { findQuestions } from '../find-questions.ts'
import { findSuggestion } from '../suggestions/find-suggestion.ts'

type Raised = { what: 'question' | 'escalation' | 'check'; kind: string; words: string }

/** Everything that the panel raises by itself for an ordinary message: questions, suggested escalations, checks and denials. */
export function raisedBy(from: string, text: string, language: string): Raised[] {
  const wordsOf = ({ kind, start, end }: { kind: string; start: number; end: number }) => ({
    kind,
    words: text.slice(start, end),
  })
  if (from !== 'customer')
    return [...findDenials(text, language), ...findContact(text)].map((found) => ({
      what: 'check',
      ...wordsOf(found),
    }))
  const suggested = findSuggestion(text, language)
  return [
    ...findQuestions(text, language).map((found) => ({ what: 'question' as const, ...wordsOf(found) })),
    ...(suggested ? [{ what: 'escalation' as const, ...suggested }] : []),
  ]
}
