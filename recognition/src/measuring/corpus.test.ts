import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type RecognisedLanguage, recognisedLanguages } from '../languages.ts'
import { corpusLabels, halves, parseSentence, readCorpus, readersLabels, readReaders } from './read-corpus.ts'

/** At least so many sentences, in both halves together: all that are not `none`, each of their labels, and `none`. */
const required = {
  question: { positives: 160, each: 16, none: 320 },
  denial: { positives: 60, each: 20, none: 120 },
  suggestions: { positives: 180, each: 60, none: 120 },
  contact: { positives: 40, each: 40, none: 60 },
  everyday: { positives: 1_500, each: 600, none: 0 },
}

const kinds = ['question', 'denial', 'suggestions', 'contact', 'everyday'] as const
const files = recognisedLanguages.flatMap((language) => kinds.map((kind) => ({ language, kind })))

function readHalves(kind: (typeof kinds)[number], language: RecognisedLanguage) {
  return {
    development: readCorpus(kind, language, 'development'),
    heldOut: readCorpus(kind, language, 'held-out'),
  }
}

/** The words of a text without case, accents and punctuation. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u)
    .filter((word) => word !== '')

/** So much of the words of two texts can be the same. Texts of one or two words are compared as a whole. */
const mostShared = 0.6

/** The texts of which most words are also in one of the others, found by the words that they share. */
function alikeIn(texts: string[][], others: string[][]): string[] {
  const otherWords = others.map((words) => new Set(words))
  const withWord = new Map<string, number[]>()
  for (const [at, words] of otherWords.entries())
    for (const word of words) {
      const known = withWord.get(word)
      if (known) known.push(at)
      else withWord.set(word, [at])
    }
  return texts.flatMap((words) => {
    const own = new Set(words)
    const shared = new Map<number, number>()
    for (const word of own)
      for (const at of withWord.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    const isAlike = [...shared].some(([at, count]) => {
      const size = otherWords[at]?.size ?? 0
      if (Math.max(own.size, size) <= 2) return count === own.size && count === size
      return count / (own.size + size - count) > mostShared
    })
    return isAlike ? [words.join(' ')] : []
  })
}

it('has a file for each kind, language and half, and no other', () => {
  const found = readdirSync(`${import.meta.dirname}/../../corpus`, { recursive: true, encoding: 'utf8' })
  const expected = files.flatMap(({ kind, language }) =>
    halves.map((half) => `${kind}/${language}.${half}.jsonl`),
  )
  const readers = recognisedLanguages.map((language) => `readers/${language}.jsonl`)
  expect(found.filter((name) => name.endsWith('.jsonl')).sort()).toEqual([...expected, ...readers].sort())
})

describe.each(files)('the corpus of $kind in $language', ({ kind, language }) => {
  it('has enough sentences of each label', () => {
    const { development, heldOut } = readHalves(kind, language)
    const count = (label: string) =>
      [...development, ...heldOut].filter((sentence) => sentence.label === label).length
    const positives = corpusLabels[kind].filter((label) => label !== 'none').map(count)
    expect(positives.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(required[kind].positives)
    expect(Math.min(...positives)).toBeGreaterThanOrEqual(required[kind].each)
    expect(count('none')).toBeGreaterThanOrEqual(required[kind].none)
  })

  it('has at least as much of each label in the development half as in the other', () => {
    const { development, heldOut } = readHalves(kind, language)
    for (const label of corpusLabels[kind]) {
      const [one = 0, other = 0] = [development, heldOut].map(
        (half) => half.filter((line) => line.label === label).length,
      )
      expect(other - one, label).toBeLessThanOrEqual(1)
      expect(other, label).toBeGreaterThanOrEqual(
        Math.floor((label === 'none' ? required[kind].none : required[kind].each) / 2),
      )
    }
    const length = (half: { text: string }[]) =>
      half.reduce((sum, { text }) => sum + text.length, 0) / half.length
    expect(length(development) / length(heldOut)).toBeGreaterThan(0.75)
    expect(length(development) / length(heldOut)).toBeLessThan(1.25)
  })

  it('has no sentence twice, and no held-out variation of a development sentence', () => {
    const { development, heldOut } = readHalves(kind, language)
    const seen = development.map(({ text }) => wordsOf(text))
    const kept = heldOut.map(({ text }) => wordsOf(text))
    const all = [...seen, ...kept].map((words) => words.join(' '))
    expect(all.filter((text, index) => all.indexOf(text) < index)).toEqual([])
    expect(alikeIn(seen, kept)).toEqual([])
  })
})

it.each(recognisedLanguages)(
  'has sentences of readers in %s of each label, none of which teaches',
  (language) => {
    const readers = readReaders(language)
    for (const label of readersLabels)
      expect(readers.filter((one) => one.label === label).length, label).toBeGreaterThanOrEqual(40)
    expect(readers.filter(({ label }) => !readersLabels.some((one) => one === label))).toEqual([])
    const taught = new Set(
      kinds.flatMap((kind) => readCorpus(kind, language, 'development').map(({ text }) => text)),
    )
    expect(readers.filter(({ text }) => taught.has(text))).toEqual([])
  },
)

describe('a line of the corpus', () => {
  it('is read with its label', () => {
    const line = '{"text":"are you real","label":"real"}'
    expect(parseSentence('question', line, 'a:1')).toEqual({ text: 'are you real', label: 'real' })
  })

  it.each([
    ['{"text":"are you real","label":"minor"}', 'a:1 has the unknown label "minor"'],
    ['{"text":"are you real"}', 'a:1 has other keys'],
    ['{"text":"are you real","label":"real","kind":"x"}', 'a:1 has other keys'],
    ['{"text":" ","label":"none"}', 'a:1 has no text'],
    ['"are you real"', 'a:1 has other keys'],
  ])('is refused with its place when it is %s', (line, message) => {
    expect(() => parseSentence('question', line, 'a:1')).toThrow(message)
  })
})
