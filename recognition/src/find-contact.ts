import { findInVisible } from '@panel/contract'
import { contactPatterns } from './contact-patterns.ts'
import { digitWords, figuresOf, fillers } from './digit-words.ts'

/** The place of something by which two people could write or meet outside of the site. */
export type FoundContact = { kind: 'contact'; start: number; end: number }

/** Longer texts are read up to here. */
const longestText = 10_000
const fewestDigits = 8
/** Beside a word that says that it is a telephone number. */
const fewestCalledDigits = 6
/** In words, a number has some figures twice: "six hundred and twelve". */
const mostDigits = 20

/** Addresses, handles and telephone numbers in a text, also spelled in words, in the order of the text. */
export const findContact = (given: string): FoundContact[] => findInVisible(given, findIn)

function findIn(given: string): FoundContact[] {
  const text = given.slice(0, longestText)
  const found = [
    ...contactPatterns.flatMap(([sign, pattern]) => (sign.test(text) ? placesOf(pattern, text) : [])),
    ...findNumbers(text),
  ]
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end }, index, all) => all.slice(0, index).every((other) => other.end < end))
}

function placesOf(pattern: RegExp, text: string): FoundContact[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    kind: 'contact',
    start: index + match.search(/\S/),
    end: index + match.length,
  }))
}

const part = /(?:[\p{L}\d]|\u20e3)+/gu
/** Between the digits of a number. */
const between = /^(?:[\s.,/()–+:*_~|•·…=-]|\ufe0f){0,3}$/u
const isAmount = /^\d{1,3}(?:[.,]\d{3})+$/
const isDate = /^(?:\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{4}-\d{2}-\d{2})$/

/** Digits that follow each other, as figures or in words, and are long enough for a telephone number. */
function findNumbers(text: string): FoundContact[] {
  const found: FoundContact[] = []
  let groups: { digits: string; start: number; end: number }[] = []
  /** Behind the last part of the number, or a word that may follow it. */
  let readTo = 0
  const finish = () => {
    const [first, last] = [groups[0], groups.at(-1)]
    const own = groups
    groups = []
    if (!first || !last) return
    const number = text.slice(first.start, last.end)
    const digits = own.map((group) => group.digits)
    const isAbroad = text[first.start - 1] === '+'
    if (isDate.test(number) || isAmount.test(number)) return
    if (!isNumber(digits, isAbroad, !/\d/.test(number)) && !isCalled(digits, text, first.start, last.end))
      return
    found.push({ kind: 'contact', start: first.start, end: last.end })
  }
  for (const { 0: word, index } of text.matchAll(part)) {
    const last = groups.at(-1)
    const digits = digitsOf(word)
    const isNear = last !== undefined && between.test(text.slice(readTo, index))
    if (isNear && fillers.has(word)) {
      readTo = index + word.length
      continue
    }
    if (last && !(digits !== undefined && isNear)) finish()
    if (digits === undefined) continue
    readTo = index + word.length
    groups.push({ digits, start: index, end: readTo })
  }
  finish()
  return found
}

const called =
  /\b(?:number|cell|phone|mobile|landline|call|ring|text|tel|nummer|bel|gsm|mobiel|app|numero|cellulare|chiamami|telefono|numer|telefon|dzwon|kom[oó]rka|m[oó]vil|ll[aá]mame|whatsapp|appelle|portable|num|fixe)\b/iu
const drawn = /lott|loto|lotek|lotka|totka|loter|primitiva|tombola|bingo/i

/** Whether a word before or behind the digits says that they are a telephone number. */
function isCalled(groups: string[], text: string, start: number, end: number): boolean {
  const { length } = groups.join('')
  if (length < fewestCalledDigits || length > mostDigits) return false
  const [before, behind] = [text.slice(Math.max(0, start - 30), start), text.slice(end, end + 25)]
  return (called.test(before) || called.test(behind)) && !drawn.test(before)
}

/** A telephone number begins with a zero or a plus, has a group of three or more digits, or single digits, or is in words. Numbers of a lottery have none. */
function isNumber(groups: string[], isAbroad: boolean, areWords: boolean): boolean {
  const digits = groups.join('')
  if (digits.length < fewestDigits || digits.length > mostDigits) return false
  return (
    isAbroad ||
    digits.startsWith('0') ||
    groups.some(({ length }) => length >= 3) ||
    groups.every(({ length }) => length === 1) ||
    areWords
  )
}

/** Without accents. */
const onlyLetters = /^[a-z]+$/i

/** The digits of a group such as `44`, `o6`, `6dos7` or `zero`; undefined for another word. */
function digitsOf(word: string): string | undefined {
  if (onlyLetters.test(word)) return spelledDigits(word.toLowerCase())
  const plain = word
    .replaceAll('\u20e3', '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
  if (/^\d+$/.test(plain)) return plain
  const spelled = spelledDigits(plain)
  if (spelled !== undefined) return spelled
  if (!/\d/.test(plain)) return
  const mixed = plain.replaceAll(/[a-z]+/g, (letters) =>
    /^o+$/.test(letters) ? '0'.repeat(letters.length) : (digitWords.get(letters) ?? letters),
  )
  return /^\d+$/.test(mixed) ? mixed : undefined
}

/** The digits of a word from zero to ten; for higher numbers, as many as it has figures. */
const spelledDigits = (word: string): string | undefined =>
  digitWords.get(word) ?? manyDigits[figuresOf(word) ?? 0]

const manyDigits: (string | undefined)[] = [undefined, undefined, '11', '111']
