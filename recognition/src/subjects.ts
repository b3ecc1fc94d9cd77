import { type QuestionKind, questionKinds } from '@panel/contract'
import type { EvidenceOf } from './evidence.ts'

/**
 * What an operator must not write: that no operator writes, that profile and customer will meet, a request for money, an age below 18.
 */
export const denialKinds = ['denial', 'promise', 'money', 'age'] as const
export type DenialKind = (typeof denialKinds)[number]
/** Money and ages have phrases only. */
export type LearntDenialKind = Extract<DenialKind, 'denial' | 'promise'>

/** A question needs the one who is asked, or the profile, and what is asked. */
export const questionEvidence: EvidenceOf<QuestionKind> = {
  real: [
    'you youall profile photo name someone who they model story here asked',
    'real fake exist truth lie scam doubt prove believe who human person flesh ghost play google model same photo video man woman hide story name',
  ],
  bot: [
    'you youall answer message write talk who what someone asked',
    'bot computer program machine ai auto script power human person same real flesh fast answer',
  ],
  operator: [
    'you youall who someone several company message answer they asked',
    'employee company office shift boss colleague several same work read conditions other script yesterday',
  ],
  paid: ['you youall who someone company they asked', 'pay money credits costs card milk work employee'],
  meet: [
    'i we you youall',
    'meet come go fetch travel where when city outing home hotel inperson invite drink food touch weekday soon future phone',
  ],
}

/** A denial needs the one who speaks, or the profile, and what is denied; a promise needs the two and what they would do together. */
export const denialEvidence: EvidenceOf<LearntDenialKind> = {
  denial: [
    'i we profile photo name message someone nobody only',
    'neg real human person exist truth flesh fake bot computer program machine ai employee company pay several scam lie photo name',
  ],
  promise: [
    'i we you youall',
    'meet come go fetch travel invite touch drink food outing home hotel inperson soon weekday future',
  ],
}

/** What words of a customer can suggest: the writer may be younger than 18, is in despair, or threatens somebody. */
export const suggestionKinds = ['possible_minor', 'distress', 'threat'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** The subjects whose weights are learnt, with the kinds that are. */
export const learntKinds = {
  question: questionKinds,
  denial: ['denial', 'promise'],
  suggestion: suggestionKinds,
} as const satisfies Record<string, readonly string[]>
export type LearntSubject = keyof typeof learntKinds
export type LearntKind<Subject extends LearntSubject> = (typeof learntKinds)[Subject][number]
