import type { Certainty } from '@panel/contract'
import { findContact } from '../find-contact.ts'
import { findDenials } from '../find-denials.ts'
import { findQuestions } from '../find-questions.ts'
import type { RecognisedLanguage } from '../languages.ts'
import { strangersLines } from '../strangers/strangers.ts'
import { findSuggestion } from '../suggestions/find-suggestion.ts'
import { surestOf } from '../surest-of.ts'
import { readCorpus, readReaders } from './read-corpus.ts'

/** What the panel would do with a text. */
type Verdict = Certainty | undefined

const subjects = {
  question: {
    writer: 'customer',
    says: ['question'],
    near: ['question-near'],
    corpus: 'question',
    judge: (text: string, language: string) => surestOf(findQuestions(text, language))?.certainty,
  },
  denial: {
    writer: 'operator',
    says: ['denial', 'promise'],
    near: ['denial-near'],
    corpus: 'denial',
    judge: (text: string, language: string) =>
      surestOf(findDenials(text, language).filter(({ kind }) => kind === 'denial' || kind === 'promise'))
        ?.certainty,
  },
  need: {
    writer: 'customer',
    says: ['distress', 'threat', 'minor'],
    near: ['need-near'],
    corpus: 'suggestions',
    judge: (text: string, language: string): Verdict =>
      findSuggestion(text, language) === null ? undefined : 'likely',
  },
} as const
export const measuredSubjects = ['question', 'denial', 'need'] as const
type Subject = (typeof measuredSubjects)[number]

/** A row of the table: shares in per cent, and of a thousand for ordinary texts. `-`: there are no texts. */
export type Row = { language: string } & Record<
  | 'heard'
  | 'certain'
  | 'precision'
  | 'readers heard'
  | 'readers certain'
  | 'near misses'
  | 'everyday certain ‰'
  | 'everyday asked ‰'
  | 'strangers certain ‰'
  | 'strangers asked ‰',
  string
>

/** What is recognised of a subject in the texts that nobody learnt from: the halves that were kept apart, readers' sentences, everyday lines, strangers. */
export function measure(subject: Subject, language: RecognisedLanguage): Row {
  const { writer, says, near, corpus, judge } = subjects[subject]
  const read = (texts: readonly string[]) => texts.map((text) => judge(text, language))
  const held = readCorpus(corpus, language, 'held-out')
  const readers = readReaders(language)
  const textsOf = (labels: readonly string[]) =>
    readers.filter(({ label }) => labels.includes(label)).map(({ text }) => text)
  const meant = read(held.filter(({ label }) => label !== 'none').map(({ text }) => text))
  const others = read(held.filter(({ label }) => label === 'none').map(({ text }) => text))
  const asked = read(textsOf(says))
  const everyday = read([
    ...readCorpus('everyday', language, 'held-out')
      .filter(({ label }) => label === writer)
      .map(({ text }) => text),
    ...textsOf([`everyday-${writer}`]),
  ])
  const strangers = read(strangersLines('measuring', language))
  const found = (verdicts: readonly Verdict[]) => verdicts.filter((verdict) => verdict !== undefined).length
  return {
    language,
    heard: share(found(meant), meant.length),
    certain: share(count(meant, 'certain'), meant.length),
    precision: share(found(meant), found(meant) + found(others)),
    'readers heard': share(found(asked), asked.length),
    'readers certain': share(count(asked, 'certain'), asked.length),
    'near misses': share(found(read(textsOf(near))), textsOf(near).length),
    'everyday certain ‰': share(count(everyday, 'certain'), everyday.length, 1000),
    'everyday asked ‰': share(count(everyday, 'likely'), everyday.length, 1000),
    'strangers certain ‰': share(count(strangers, 'certain'), strangers.length, 1000),
    'strangers asked ‰': share(count(strangers, 'likely'), strangers.length, 1000),
  }
}

/** The same of addresses and telephone numbers, which are certain. */
export function measureContact(language: RecognisedLanguage) {
  const held = readCorpus('contact', language, 'held-out')
  const found = held.filter(({ text }) => findContact(text).length > 0)
  const right = found.filter(({ label }) => label === 'contact').length
  return {
    language,
    heard: share(right, held.filter(({ label }) => label === 'contact').length),
    precision: share(right, found.length),
  }
}

const count = (verdicts: readonly Verdict[], which: Certainty) =>
  verdicts.filter((verdict) => verdict === which).length

const share = (part: number, whole: number, of = 100) =>
  whole === 0 ? '-' : ((part / whole) * of).toFixed(of === 100 ? 0 : 1)
