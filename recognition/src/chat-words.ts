import { wordsOf } from './phrases.ts'
import { readSentences, type Sentence, type Word } from './read-sentences.ts'

/** What words of chats and frequent mistakes stand for (see `Phrases.short`). */
export type ChatWords = ReadonlyMap<string, readonly string[]>

export const readChatWords = (short: string): ChatWords => new Map(wordsOf(short).map(readShort))

/** The sentences of a text, with what words of chats stand for in their place. */
export const readChat = (text: string, chatWords: ChatWords): Sentence[] =>
  readSentences(text).map((sentence) => ({ ...sentence, words: expandWords(sentence.words, chatWords) }))

function expandWords(typed: Word[], chatWords: ChatWords): Word[] {
  if (!typed.some(({ text }) => chatWords.has(text))) return typed
  return typed.flatMap((word) => chatWords.get(word.text)?.map((text) => ({ ...word, text })) ?? [word])
}

/**
 * The words of a sentence as they are weighed, with its beginning and its end. A number says only whether it is an age below 18, the year of
 * such a birth, or another one; letters that are glued to it are words of their own: `m15`.
 */
export function weighedWords({ words, isQuestion }: Sentence): string[] {
  const weighed = ['^']
  for (const { text } of words)
    if (hasDigit.test(text)) weighed.push(...partsWithDigits(text))
    else weighed.push(text)
  weighed.push(isQuestion ? '?' : '$')
  return weighed
}

const hasDigit = /\d/
const childrenFrom = 8
const adultFrom = 18

function partsWithDigits(text: string): string[] {
  const parts = /^(\D{0,3})(\d+)(\D{0,4})$/.exec(text)
  if (!parts) return [text]
  const [, before = '', digits = '', after = ''] = parts
  return [before, numberClass(Number(digits)), after].filter((part) => part !== '')
}

function numberClass(number: number): string {
  const age = number > 1900 ? new Date().getFullYear() - number : number
  if (age < childrenFrom || age >= adultFrom) return '#'
  return number > 1900 ? '#born' : '#child'
}

function readShort(entry: string): [string, string[]] {
  const [word, meant] = entry.split('=')
  if (!word || !meant) throw new Error(`"${entry}" does not say what the word stands for`)
  return [word, meant.split('_')]
}
