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

/** The words of sentences as they are weighed, with the beginning of the text and the ends of its sentences. */
export function weighedWords(sentences: readonly Sentence[]): string[] {
  const weighed = ['^']
  for (const { words, isQuestion } of sentences) {
    for (const { text } of words) weighed.push(isDigit(text.charCodeAt(0)) && /^\d+$/.test(text) ? '#' : text)
    weighed.push(isQuestion ? '?' : '$')
  }
  return weighed
}

const isDigit = (code: number) => code >= 48 && code <= 57

function readShort(entry: string): [string, string[]] {
  const [word, meant] = entry.split('=')
  if (!word || !meant) throw new Error(`"${entry}" does not say what the word stands for`)
  return [word, meant.split('_')]
}
