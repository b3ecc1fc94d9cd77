import { readFileSync } from 'node:fs'
import type { RecognisedLanguage } from '../languages.ts'

export const halves = ['development', 'held-out'] as const
export type Half = (typeof halves)[number]

/** What readers wrote who had seen no phrase and no other sentence: nothing is learnt from it. `need-near`: a near miss of distress, threats and ages. */
export const readersLabels = [
  'everyday-operator',
  'everyday-customer',
  'question',
  'question-near',
  'denial',
  'promise',
  'denial-near',
  'distress',
  'threat',
  'minor',
  'need-near',
] as const

/** The labels of each kind of sentence. `none`: nothing may be recognised in it. */
export const corpusLabels = {
  question: ['real', 'bot', 'operator', 'paid', 'meet', 'none'],
  denial: ['denial', 'promise', 'none'],
  suggestions: ['minor', 'distress', 'threat', 'none'],
  contact: ['contact', 'none'],
  everyday: ['operator', 'customer'],
  readers: readersLabels,
} as const
export type CorpusKind = keyof typeof corpusLabels
export type CorpusLabel<Kind extends CorpusKind> = (typeof corpusLabels)[Kind][number]

export type Sentence<Kind extends CorpusKind> = { text: string; label: CorpusLabel<Kind> }

/** The labelled sentences of one half. Whoever writes phrases reads only `development`. */
export const readCorpus = <Kind extends Exclude<CorpusKind, 'readers'>>(
  kind: Kind,
  language: RecognisedLanguage,
  half: Half,
): Sentence<Kind>[] => readSentences(kind, `${kind}/${language}.${half}.jsonl`)

export const readReaders = (language: RecognisedLanguage): Sentence<'readers'>[] =>
  readSentences('readers', `readers/${language}.jsonl`)

const readSentences = <Kind extends CorpusKind>(kind: Kind, name: string): Sentence<Kind>[] =>
  readFileSync(`${import.meta.dirname}/../../corpus/${name}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => parseSentence(kind, line, `${name}:${index + 1}`))

/** @throws with the place of the line when it is not `{"text": …, "label": …}` with a label of this kind */
export function parseSentence<Kind extends CorpusKind>(
  kind: Kind,
  line: string,
  place: string,
): Sentence<Kind> {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null || Object.keys(value).sort().join() !== 'label,text')
    throw new Error(`${place} has other keys than text and label`)
  const { text, label } = value as Record<'text' | 'label', unknown> // The cast: these are its two keys.
  if (typeof text !== 'string' || text.trim() !== text || text === '')
    throw new Error(`${place} has no text, or spaces around it`)
  const labels: readonly CorpusLabel<Kind>[] = corpusLabels[kind]
  const known = labels.find((one) => one === label)
  if (known === undefined) throw new Error(`${place} has the unknown label ${JSON.stringify(label)}`)
  return { text, label: known }
}
