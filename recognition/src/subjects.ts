import { type QuestionKind, questionKinds, type SuggestedKind, suggestedKinds } from '@panel/contract'
import type { EvidenceOf } from './evidence.ts'

/**
 * What an operator must not write: that no operator writes, that profile and customer will meet, a request for money, an age below 18.
 */
export const denialKinds = ['denial', 'promise', 'money', 'age'] as const
export type DenialKind = (typeof denialKinds)[number]

/** A question needs the one who is asked, or the profile, and what is asked. */
const questionEvidence: EvidenceOf<QuestionKind> = {
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
const denialEvidence: EvidenceOf<Extract<DenialKind, 'denial' | 'promise'>> = {
  denial: [
    'i we profile photo name message someone nobody only',
    'neg real human person exist truth flesh fake bot computer program machine ai employee company pay several scam lie photo name',
  ],
  promise: [
    'i we you youall',
    'meet come go fetch travel invite touch drink food outing home hotel inperson soon weekday future',
  ],
}

/** What is recognised by weights: what a customer asks, what an operator denies, and what the words of a customer suggest. */
type Kinds = { question: QuestionKind; denial: DenialKind; suggestion: SuggestedKind }
export type LearntSubject = keyof Kinds
export type KindOf<Subject extends LearntSubject> = Kinds[Subject]
type KindsBySubject = { [Subject in LearntSubject]: readonly KindOf<Subject>[] }

export const subjectKinds: KindsBySubject = {
  question: questionKinds,
  denial: denialKinds,
  suggestion: suggestedKinds,
}

/** The kinds that have weights. Requests for money and ages have phrases only. */
export const learntKinds: KindsBySubject = { ...subjectKinds, denial: ['denial', 'promise'] }

/** What is suggested needs no evidence: an operator decides. */
export const evidenceOf: Partial<Record<LearntSubject, EvidenceOf<string>>> = {
  question: questionEvidence,
  denial: denialEvidence,
}
