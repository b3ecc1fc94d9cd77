import { digitWords, figuresOf, fillers } from './digit-words.ts'

/** The place of something by which two people could write or meet outside of the site. */
export type FoundContact = { kind: 'contact'; start: number; end: number }

/** Longer texts are read up to here. */
const longestText = 10_000
const fewestDigits = 8
/** In words, a number has some figures twice: "six hundred and twelve". */
const mostDigits = 20

const digit = /\d/
const service = /\b(?:ig|gram|fb|insta|facebook|snap|telegram|skype|discord|badoo|messenger|tiktok)/i

/**
 * What every match of a pattern contains, and the pattern. Most texts have none of it: each draft is looked through before it is sent. All
 * take time that grows with the length of the text: each repetition is bounded, or ends at the first other character.
 */
const written: [sign: RegExp, pattern: RegExp][] = [
  // An address of mail, also spelled: "leo (at) live (dot) nl".
  [
    /@|[([ ](?:at|arobase|arroba|chiocciola|apenstaartje|malpa)[)\] ]/i,
    /[\w.+-]{2,40} {0,2}(?:@|[([](?:at|arobase|arroba)[)\]]| at | arobase | arroba | chiocciola | apenstaartje | malpa ) {0,2}[\w-]{2,30} {0,2}(?:\.(?! )|[([](?:dot|punt|punto|point|kropka)[)\]]| dot | punt | punto | point | kropka ) {0,2}[a-z]{2,12}/giu,
  ],
  // With spaces: "leo @ live . nl".
  [/@/, /[\w.+-]{2,40} {0,2}@ {0,2}[\w-]{2,30} {0,2}\. {0,2}(?:nl|be|it|pl|es|fr|com|net|org|eu|uk)\b/giu],
  // A handle: "@name", "name#4417", "t.me/name", "live:name".
  [/@/, /(?<![\w.])@\w[\w.]{2,30}/gu],
  [/#/, /\w{3,30}#\d{3,6}/gu],
  [/t\.me/i, /\bt\.me\/\w{3,30}/giu],
  [/live:/i, /\blive:\w[\w.]{2,30}/giu],
  // A service, and then a name that is no word.
  [
    /[\d_.][\p{L}\d]/u,
    /\b(?:instagram|insta|ig|snapchat|snap|telegram|kik|skype|discord|viber|messenger|tiktok|signal|gg|hangouts|pseudo)\b(?: {0,2}[\p{L}':,]{1,12}){0,4}[ :,]{1,3}(?=[\p{L}\d_.]{0,20}[\d_.][\p{L}\d])[\p{L}\d_.]{4,30}/giu,
  ],
  // A service, and the name of a person there: "on fb under Tommy".
  [
    service,
    /\b(?:instagram|insta|ig|gram|fb|facebook|snapchat|snap|telegram|skype|discord|badoo|messenger|tiktok)\b[^\n.!?]{0,20}?\b(?:heet|onder|nome|chiamo|nazywam|jako|llamo|under|called|appelle|sous)\b[ :]{1,3}[\p{L}\d_.]{3,30}/giu,
  ],
  [service, /\b(?:[Mm]essenger|[Ff]acebook|fb|FB)[,:]? {1,2}\p{Lu}\p{L}{2,20} \p{Lu}\p{L}{2,20}/gu],
  // A street with a number and a postcode.
  [digit, /\b\d{1,4},? [\p{L} ]{4,30},? [\p{L} ]{2,30},? [A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/gu],
  [digit, /\b\d{1,4},? [\p{L} ]{4,30},? (?:\d{5}|[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2})\b/gu],
  [digit, /[\p{L} ]{4,30} \d{1,4},? \d{5}\b/gu],
  // A page.
  [/\.[a-z]/i, /(?<![@\w.])[\w-]{3,40}\.(?:nl|be|it|pl|es|fr|com|net|org|eu|co\.uk)\b/giu],
]

/** Addresses, handles and telephone numbers in a text, also spelled in words, in the order of the text. */
export function findContact(given: string): FoundContact[] {
  const text = given.slice(0, longestText)
  const found = [
    ...written.flatMap(([sign, pattern]) => (sign.test(text) ? placesOf(pattern, text) : [])),
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
const between = /^(?:[\s.,/()–+:-]|\ufe0f){0,3}$/u
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
    if (!isNumber(digits, isAbroad, !/\d/.test(number)) || isDate.test(number) || isAmount.test(number))
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
    letters === 'o' ? '0' : (digitWords.get(letters) ?? letters),
  )
  return /^\d+$/.test(mixed) ? mixed : undefined
}

/** The digits of a word from zero to ten; for higher numbers, as many as it has figures. */
const spelledDigits = (word: string): string | undefined =>
  digitWords.get(word) ?? manyDigits[figuresOf(word) ?? 0]

const manyDigits: (string | undefined)[] = [undefined, undefined, '11', '111']
