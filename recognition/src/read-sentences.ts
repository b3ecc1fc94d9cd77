/** A word as it was typed, in lower case and without accents, and its place in the text. */
export type Word = {
  text: string
  start: number
  end: number
  /** It follows an apostrophe: `s` in `let's`. */
  glued: boolean
  /** It is inside of quotation marks, such as the line of a song. */
  quoted: boolean
}

/** Words up to a full stop, a question mark or the end of a line; in chats, several dots are often a comma. */
export type Sentence = { words: Word[]; isQuestion: boolean }

/** Longer texts are read up to here: no site has messages of this length. */
const longestText = 10_000
const longestWord = 40

const space = 32
const apostrophes = /['’‘`´]/
const opening = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '”'],
  ['«', '»'],
  ['♪', '♪'],
  ['♫', '♫'],
])
/** How far behind an opening quotation mark its end is looked for. */
const longestQuote = 200

/** Splits a text into sentences of words, each with its place. */
export function readSentences(given: string): Sentence[] {
  const text = given.slice(0, longestText)
  const sentences: Sentence[] = []
  let words: Word[] = []
  let word = ''
  let start = 0
  let glued = false
  let quoteEnds = -1

  const endWord = (end: number, byApostrophe: boolean) => {
    if (word !== '')
      words.push({ text: word.slice(0, longestWord), start, end, glued, quoted: start < quoteEnds })
    glued = byApostrophe && word !== ''
    word = ''
  }
  const endSentence = (isQuestion: boolean) => {
    const last = sentences.at(-1)
    if (words.length > 0) sentences.push({ words, isQuestion })
    else if (isQuestion && last) last.isQuestion = true // "really!?" and "really ?"
    words = []
  }

  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const folded = code < 128 ? asciiLetters[code] : fold(text.charAt(at))
    if (folded !== undefined && folded !== '') {
      if (word === '') start = at
      word += folded
      continue
    }
    if (folded === '') continue // A combining accent.
    if (code === space) {
      endWord(at, false)
      continue
    }
    const character = text.charAt(at)
    endWord(at, apostrophes.test(character))
    const closing = at >= quoteEnds ? opening.get(character) : undefined
    if (closing) {
      const end = text.slice(at + 1, at + 1 + longestQuote).indexOf(closing)
      if (end > 0) quoteEnds = at + 1 + end
    }
    if (character === '.' && isPause(text, at)) continue
    if (character === '?' || character === '¿') endSentence(character === '?')
    else if (character === '.' || character === '!' || character === '\n') endSentence(false)
  }
  endWord(text.length, false)
  endSentence(false)
  return sentences
}

const pause = /^[. ]{0,8}\p{Lowercase}/u

/** One of several dots that a small letter follows. */
function isPause(text: string, at: number): boolean {
  return (
    (text.charAt(at + 1) === '.' || text.charAt(at - 1) === '.') && pause.test(text.slice(at + 1, at + 10))
  )
}

/** Letters and digits as they are compared; undefined ends a word. */
const asciiLetters: (string | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[a-z0-9]/i.test(character) ? character.toLowerCase() : undefined
})

const withoutDecomposition = new Map([
  ['ł', 'l'],
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
])
const foldedCharacters = new Map<string, string | undefined>()

function fold(character: string): string | undefined {
  if (foldedCharacters.has(character)) return foldedCharacters.get(character)
  const lower = character.toLowerCase()
  const base = withoutDecomposition.get(lower) ?? lower.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  const folded = /^[\p{Letter}\p{Number}]*$/u.test(base) ? base : undefined
  foldedCharacters.set(character, folded) // At most one entry for each UTF-16 unit.
  return folded
}
