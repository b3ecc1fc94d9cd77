import { weighedWords } from '../chat-words.ts'
import { readerOf, recogniserOf } from '../judges.ts'
import { type RecognisedLanguage, recognisedLanguages } from '../languages.ts'
import { readCorpus } from '../measuring/read-corpus.ts'
import { strangersLines } from '../strangers/strangers.ts'
import { type KindOf, type LearntSubject, learntKinds } from '../subjects.ts'
import type { Example } from './learn-weights.ts'

/** Of the lines of strangers, at most so many of a language teach what is ordinary. */
const mostStrangers = 10_000
/** Of the everyday lines, one of so many is kept back, to set thresholds. */
const keptBack = 4

/**
 * The corpus of a subject, who writes what it reads, and the corpora whose ordinary sentences are ordinary for it, too. An operator's true
 * answers are no ordinary words of a customer.
 */
const corpora = {
  question: { own: 'question', writer: 'customer', others: ['suggestions'] },
  denial: { own: 'denial', writer: 'operator', others: ['question'] },
  suggestion: { own: 'suggestions', writer: 'customer', others: ['question', 'denial'] },
} as const

/** Everyday lines that teach, or those that were kept back. */
export function everydayLines(
  subject: LearntSubject,
  language: RecognisedLanguage,
  isKept: boolean,
): string[] {
  return readCorpus('everyday', language, 'development')
    .filter(({ label }) => label === corpora[subject].writer)
    .filter((_, at) => (at % keptBack === 0) === isKept)
    .map(({ text }) => text)
}

/** All texts that teach a subject: labelled sentences, everyday lines, and lines of strangers, which say nothing. */
export function examplesOf<Subject extends LearntSubject>(subject: Subject): Example<KindOf<Subject>>[] {
  const kinds = learntKinds[subject]
  return recognisedLanguages.flatMap((language) => {
    const recogniser = recogniserOf(subject, language)
    const { own, others } = corpora[subject]
    const reader = readerOf(language)
    const example = (text: string, kind?: KindOf<Subject>): Example<KindOf<Subject>> => {
      const features: number[] = []
      let size = 0
      for (const sentence of recogniser.read(text)) {
        size += reader.read(weighedWords(sentence))
        features.push(...reader.features)
      }
      return { features: Uint32Array.from(features), size, kind }
    }
    const strangers = strangersLines('learning', language)
    const each = Math.max(1, Math.ceil(strangers.length / mostStrangers))
    return [
      ...readCorpus(own, language, 'development').map(({ text, label }) =>
        example(
          text,
          kinds.find((kind) => kind.endsWith(label)),
        ),
      ),
      // What is ordinary for one reader is so for another, unless a phrase is in it: only drafts deny something.
      ...others
        .flatMap((other) => readCorpus(other, language, 'development'))
        .filter(({ text, label }) => label === 'none' && recogniser.find(text).length === 0)
        .map(({ text }) => example(text)),
      ...everydayLines(subject, language, false).map((text) => example(text)),
      ...strangers.filter((_, at) => at % each === 0).map((text) => example(text)),
    ]
  })
}
