import { folded } from '@panel/contract/rules/fold'
import type { RecognisedLanguage } from '../languages.ts'
import { countWords } from './count-words.ts'
import { type CountedKind, countedKinds } from './counted-kinds.ts'
import { numberForms } from './number-forms.ts'

/** How many somebody has of a kind; `some` if only that they have. */
export type Count = { kind: CountedKind; number: number | 'some'; start: number; end: number }

type Token = { word: string; start: number; end: number }
type Phrases = readonly (readonly string[])[]

const wordsIn = (list: string) => new Set(list.split(' ').filter(Boolean))
const phrasesIn = (list: string): Phrases => list.split(',').map((one) => one.trim().split(' '))

/** The words of a language, ready to be looked up. */
function grammarOf(language: RecognisedLanguage) {
  const words = countWords[language]
  const kinds = new Map(
    countedKinds.flatMap((kind) => words.kinds[kind].split(' ').map((word) => [word, kind] as const)),
  )
  const numbers = new Map<string, number>(Object.entries(numberForms[language] ?? {}))
  for (const [index, word] of words.numbers.entries()) numbers.set(word, index + 1)
  for (let number = 1; number <= 20; number++) numbers.set(String(number), number)
  return {
    kinds,
    numbers,
    some: wordsIn(words.some),
    none: wordsIn(words.none),
    only: wordsIn(words.only),
    my: wordsIn(words.my),
    just: wordsIn(words.just),
    have: phrasesIn(words.have),
    haveNot: words.haveNot ? phrasesIn(words.haveNot) : [],
    hasNot: phrasesIn(words.hasNot),
    onlyChild: phrasesIn(words.onlyChild),
    am: wordsIn(words.am),
    others: wordsIn(words.others),
    notNow: wordsIn(words.notNow),
    another: wordsIn(words.another),
  }
}
type Grammar = ReturnType<typeof grammarOf>

const grammars = new Map<RecognisedLanguage, Grammar>()
function grammarFor(language: RecognisedLanguage): Grammar {
  const grammar = grammars.get(language) ?? grammarOf(language)
  grammars.set(language, grammar)
  return grammar
}

function tokensOf(text: string, language: RecognisedLanguage): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s'’`´-]/gu)].map(({ 0: found, index }) => ({
    // With its accents, the Dutch number is no article.
    word:
      language === 'nl' && /^[eé][eé]n$/i.test(found.normalize('NFC')) && /é/i.test(found.normalize('NFC'))
        ? '1'
        : folded(found),
    start: index,
    end: index + found.length,
  }))
}

const isMark = ({ word }: Token) => !/^[\p{L}\p{N}]/u.test(word)

/** Sentences with their mark at the end. */
function sentencesOf(tokens: Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const token of tokens) {
    sentences.at(-1)?.push(token)
    if (/^[.!?…;？。]/u.test(token.word)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** The length of the longest of these phrases in which the tokens end; 0 for none. */
function phraseAtEnd(tokens: readonly Token[], phrases: Phrases): number {
  const ends = (phrase: readonly string[]) =>
    phrase.length <= tokens.length &&
    phrase.every((word, at) => tokens[tokens.length - phrase.length + at]?.word === word)
  return Math.max(0, ...phrases.filter(ends).map(({ length }) => length))
}

const endsIn = (tokens: readonly Token[], phrases: Phrases) => phraseAtEnd(tokens, phrases) > 0

/** What the writer of a text says that they have now. */
export const findOwnCounts = (text: string, language: RecognisedLanguage): Count[] =>
  findCounts(text, language, false)

/** What a short note about somebody says that they have. */
export const findNotedCounts = (text: string, language: RecognisedLanguage): Count[] =>
  findCounts(text, language, true)

function findCounts(text: string, language: RecognisedLanguage, isNote: boolean): Count[] {
  const grammar = grammarFor(language)
  return sentencesOf(tokensOf(text, language)).flatMap((sentence) => {
    const isQuestion = /[?？]/u.test(sentence.at(-1)?.word ?? '')
    if (isQuestion || sentence.some(({ word }) => grammar.notNow.has(word))) return []
    return sentence.flatMap((_token, at) => countAt(grammar, sentence, at, isNote) ?? [])
  })
}

function countAt(grammar: Grammar, sentence: Token[], at: number, isNote: boolean): Count | null {
  const token = sentence[at]
  if (!token) return null
  const before = sentence.slice(0, at)
  if (endsIn(sentence.slice(0, at + 1), grammar.onlyChild)) {
    const isOwn = isNote || before.slice(-3).some(({ word }) => grammar.am.has(word))
    const isMine = before.slice(-2).some(({ word }) => grammar.my.has(word))
    if (isOwn && !isMine)
      return { kind: 'sibling', number: 0, start: before.at(-1)?.start ?? token.start, end: token.end }
  }
  const kind = grammar.kinds.get(token.word)
  if (
    !kind ||
    (isNote && before.some(({ word }) => grammar.others.has(word) || isOtherKin(grammar, word, kind)))
  )
    return null
  const count = (number: Count['number'], from: number): Count => ({
    kind,
    number,
    start: sentence[from]?.start ?? token.start,
    end: token.end,
  })
  const denial = phraseAtEnd(before, isNote ? [...grammar.haveNot, ...grammar.hasNot] : grammar.haveNot)
  if (denial > 0) return count(0, at - denial)
  // The noun follows the number, at most with one word between them.
  const place = isCounting(grammar, before.at(-1))
    ? at - 1
    : isCounting(grammar, before.at(-2)) && !isFunction(grammar, before.at(-1))
      ? at - 2
      : -1
  const counting = sentence[place]
  if (!counting) return isNote && at === 0 ? count('some', at) : null
  let from = place
  while (
    from > 0 &&
    grammar.just.has(sentence[from - 1]?.word ?? '') &&
    !isCounting(grammar, sentence[from - 2])
  )
    from--
  const earlier = sentence.slice(0, from)
  const { word } = counting
  const isMine = grammar.my.has(earlier.at(-1)?.word ?? '')
  const isOwn = isNote || isMine || endsIn(earlier, grammar.have)
  const denies = endsIn(earlier, grammar.haveNot) || endsIn(sentence.slice(0, place), grammar.haveNot)
  if (grammar.only.has(word) && grammar.my.has(sentence[place - 1]?.word ?? '')) return count(1, place)
  if (grammar.none.has(word)) return isOwn || denies ? count(0, place) : null
  if (denies || !isOwn) return null
  const number = grammar.numbers.get(word)
  if (number === 1 && sentence.slice(at).some((each) => grammar.another.has(each.word) || each.word === word))
    return null
  if (number !== undefined) return count(number, place)
  return grammar.some.has(word) ? count('some', place) : null
}

const isCounting = (grammar: Grammar, token: Token | undefined) =>
  token !== undefined &&
  (grammar.numbers.has(token.word) ||
    grammar.some.has(token.word) ||
    grammar.none.has(token.word) ||
    grammar.only.has(token.word))

/** A mark, or a word that is no adjective. */
const isFunction = (grammar: Grammar, token: Token | undefined) =>
  token === undefined || isMark(token) || grammar.kinds.has(token.word) || token.word.length < 3

/** In a note about a sister with two cats, the cats are not those of the profile. */
const isOtherKin = (grammar: Grammar, word: string, kind: CountedKind) => {
  const other = grammar.kinds.get(word)
  const isAnimal = kind === 'cat' || kind === 'dog' || kind === 'pet'
  return (
    other !== undefined &&
    other !== 'cat' &&
    other !== 'dog' &&
    other !== 'pet' &&
    (isAnimal || kind === 'child')
  )
}
