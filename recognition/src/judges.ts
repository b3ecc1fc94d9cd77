import type { QuestionKind } from '@panel/contract'
import { questionKinds } from '@panel/contract'
import { conceptsOf } from './concepts-of.ts'
import { EvidenceIndex } from './evidence.ts'
import { FeatureReader } from './features.ts'
import { Judge, type Thresholds } from './judge.ts'
import type { RecognisedLanguage } from './languages.ts'
import { noWords } from './phrases.ts'
import { readPhrases } from './read-phrases.ts'
import { Recogniser } from './recogniser.ts'
import {
  type DenialKind,
  denialEvidence,
  denialKinds,
  type LearntDenialKind,
  questionEvidence,
  type SuggestionKind,
} from './subjects.ts'
import type { Weights } from './weights.ts'

/** What judges questions of customers in a language. */
export const questionJudge = (
  language: RecognisedLanguage,
  weights: Weights<QuestionKind>,
  thresholds: Thresholds,
) =>
  new Judge<QuestionKind, QuestionKind>({
    recogniser: new Recogniser(readPhrases(language, 'question', questionKinds)),
    reader: new FeatureReader(language, conceptsOf(language)),
    evidence: new EvidenceIndex(questionEvidence, conceptsOf(language)),
    weights,
    thresholds,
  })

/** What judges drafts of operators in a language. */
export const denialJudge = (
  language: RecognisedLanguage,
  weights: Weights<LearntDenialKind>,
  thresholds: Thresholds,
) =>
  new Judge<DenialKind, LearntDenialKind>({
    recogniser: new Recogniser(readPhrases(language, 'denial', denialKinds)),
    reader: new FeatureReader(language, conceptsOf(language)),
    evidence: new EvidenceIndex(denialEvidence, conceptsOf(language)),
    weights,
    thresholds,
  })

/** What judges messages of customers who may be in need, in a language. Their words decide; what is suggested is only a hint. */
export const suggestionJudge = (
  language: RecognisedLanguage,
  weights: Weights<SuggestionKind>,
  thresholds: Thresholds,
) =>
  new Judge<SuggestionKind, SuggestionKind>({
    recogniser: wordsOnly(language),
    reader: new FeatureReader(language, conceptsOf(language)),
    weights,
    thresholds,
  })

/** Reads words as customers write them, and has no phrases. */
export const wordsOnly = (language: RecognisedLanguage) =>
  new Recogniser<SuggestionKind>({
    ...noWords,
    short: readPhrases(language, 'question', questionKinds).short,
    kinds: { possible_minor: '', distress: '', threat: '' },
  })
