import { byLanguage, keptByLanguage } from './by-language.ts'
import { conceptsOf } from './concepts-of.ts'
import { EvidenceIndex } from './evidence.ts'
import { FeatureReader } from './features.ts'
import { Judge, type Thresholds } from './judge.ts'
import type { RecognisedLanguage } from './languages.ts'
import { learntOf } from './learnt.ts'
import { noWords, type Phrases } from './phrases.ts'
import { readPhrases } from './read-phrases.ts'
import { Recogniser } from './recogniser.ts'
import { evidenceOf, type KindOf, type LearntSubject, subjectKinds } from './subjects.ts'
import { Weights } from './weights.ts'

/** One for all subjects of a language: it keeps what it knows of words. */
export const readerOf = keptByLanguage((language) => new FeatureReader(language, conceptsOf(language)))

const phrasesOf: { [Subject in LearntSubject]: (language: RecognisedLanguage) => Phrases<KindOf<Subject>> } =
  {
    question: (language) => readPhrases(language, 'question', subjectKinds.question),
    denial: (language) => readPhrases(language, 'denial', subjectKinds.denial),
    // Its phrases are regular expressions (`find-said.ts`). Customers write both, with the same short words.
    suggestion: (language) => ({
      ...noWords,
      short: readPhrases(language, 'question', []).short,
      kinds: { possible_minor: '', distress: '', threat: '' },
    }),
  }

/** Reads the words of a subject, and finds its phrases. */
export const recogniserOf = <Subject extends LearntSubject>(subject: Subject, language: RecognisedLanguage) =>
  new Recogniser(phrasesOf[subject](language))

/** What judges the texts of a subject in a language. */
export function makeJudge<Subject extends LearntSubject>(
  subject: Subject,
  language: RecognisedLanguage,
  weights: Weights<KindOf<Subject>>,
  thresholds: Thresholds,
) {
  const evidence = evidenceOf[subject]
  return new Judge({
    recogniser: recogniserOf(subject, language),
    reader: readerOf(language),
    evidence: evidence && new EvidenceIndex(evidence, conceptsOf(language)),
    weights,
    thresholds,
  })
}

/** The same with what was learnt, by the language of a conversation; nothing for one without phrases. */
export const judgeOf = <Subject extends LearntSubject>(subject: Subject) =>
  byLanguage((language) => {
    const { weights, thresholds } = learntOf(subject)
    return makeJudge(subject, language, new Weights(weights), thresholds[language])
  })
