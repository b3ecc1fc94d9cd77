import { visibleText } from '@panel/contract'

/** Where an approved answer stands in a message. Both are compared with single spaces. */
export type Place = { start: number; end: number }

/**
 * The place of an answer that stands in a message as sentences of its own: nothing comes before it in its first sentence or after it in its
 * last one, and no quotation mark encloses it. Spaces and line breaks make no difference to the answer itself.
 * @returns undefined if there is none
 */
export function findOwnSentences(message: string, answer: string): Place | undefined {
  const lines = withSingleSpaces(message)
  const text = flat(message)
  const wanted = flat(answer)
  if (wanted === '') return
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length
    const isEnded = endsSentence.test(wanted)
    if (beginsSentence(lines.slice(0, start)) && (isEnded ? apart : ended).test(lines.slice(end)))
      return { start, end }
  }
  return
}

/** Whether the words of an answer stand anywhere in a message. */
export const hasWords = (message: string, answer: string): boolean => flat(message).includes(flat(answer))

/** The text without the place, in which a sentence ends. */
export const withoutPlace = (message: string, { start, end }: Place) => {
  const text = withSingleSpaces(message)
  return `${text.slice(0, start)}.\n${text.slice(end)}`
}

/** One space between words, or one line break if there is one. */
const withSingleSpaces = (text: string) =>
  visibleText(text)
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, (space) => (/[\n\r\u2028\u2029]/.test(space) ? '\n' : ' '))

const flat = (text: string) => withSingleSpaces(text).replaceAll('\n', ' ')

const endsSentence = /[.!?…]["'”’»)\]]*$/
/** A greeting has a line of its own. A colon, a dash, a quotation mark or a bracket announces what follows. */
const endsLine = /[^:;\-–—"'“”‘’„«»([{<]\n$/

const beginsSentence = (before: string) =>
  before === '' || endsLine.test(before) || (/\s$/.test(before) && endsSentence.test(before.trimEnd()))

/** After a sentence: another one, or a sign that belongs to none. */
const apart = /^$|^\s|^[^\p{L}\p{N}"'”’»)\]]/u
/** After an answer that has no full stop. */
const ended = /^$|^\n|^[.!?…]/
