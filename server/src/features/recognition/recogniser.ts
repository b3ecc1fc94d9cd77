import { compilePhrase, type Phrase } from './compile-phrase.ts'
import { matchPhrase, type ReadSentence } from './match-phrase.ts'
import { linesOf, type Phrases, wordsOf } from './phrases.ts'
import { readSentences, type Sentence, type Word } from './read-sentences.ts'
import { WordIndex } from './word-index.ts'

/** What was recognised, and where in the text. */
export type Recognised<Kind extends string> = { kind: Kind; start: number; end: number }

const noItems: ReadonlySet<number> = new Set()

/** Recognises what the phrases of one language say in a text. */
export class Recogniser<Kind extends string> {
  private readonly index: WordIndex
  private readonly short: ReadonlyMap<string, readonly string[]>
  private readonly harmless: Phrase[]
  private readonly quotes: number
  private readonly questionMark: ReadonlySet<number>
  /** The phrases by their rarest item: a phrase is tried only when the sentence has it. */
  private readonly phrases = new Map<number, { kind: Kind; phrase: Phrase }[]>()

  constructor(given: Phrases<Kind>) {
    this.index = new WordIndex(given.lists, given.distinct)
    this.short = new Map(wordsOf(given.short).map(readShort))
    this.harmless = linesOf(given.harmless).map((line) => compilePhrase(line, this.index))
    this.quotes = this.index.ofWords(wordsOf(given.quotes))
    // The cast: `kinds` has no other keys.
    for (const [kind, lines] of Object.entries(given.kinds) as [Kind, string][])
      for (const line of linesOf(lines)) this.add(kind, compilePhrase(line, this.index), line)
    this.index.complete()
    this.questionMark = this.index.find('?').items
  }

  private add(kind: Kind, phrase: Phrase, line: string): void {
    const [first] = phrase.needs
    if (first === undefined) throw new Error(`The phrase "${line}" has only words that may be missing`)
    const others = this.phrases.get(first)
    if (others) others.push({ kind, phrase })
    else this.phrases.set(first, [{ kind, phrase }])
  }

  /** At most one result for each kind and sentence, in the order of the text. */
  find(text: string): Recognised<Kind>[] {
    return readSentences(text).flatMap((sentence) => this.findInSentence(sentence))
  }

  private findInSentence({ words: typed, isQuestion }: Sentence): Recognised<Kind>[] {
    const words = this.expand(typed)
    const items = words.map(({ text }) => this.index.find(text).items)
    const { length } = items
    if (isQuestion) items.push(this.questionMark)
    const present = new Set<number>()
    for (const one of items) for (const item of one) present.add(item)
    if (present.size === 0) return []
    const sentence: ReadSentence = { items, length }
    if (present.has(this.quotes)) leaveOut(items, (index) => words[index]?.quoted === true)
    for (const phrase of this.harmless) {
      if (!phrase.needs.every((item) => present.has(item))) continue
      for (let span = matchPhrase(phrase, sentence); span; span = matchPhrase(phrase, sentence)) {
        const { from, to } = span
        leaveOut(items, (index) => index >= from && index < to)
      }
    }
    const found = new Map<Kind, Recognised<Kind>>()
    for (const item of present) {
      for (const { kind, phrase } of this.phrases.get(item) ?? []) {
        if (found.has(kind) || !phrase.needs.every((need) => present.has(need))) continue
        const span = matchPhrase(phrase, sentence)
        const [first, last] = [words[span?.from ?? 0], words[Math.min(span?.to ?? 1, length) - 1]]
        if (span && first && last) found.set(kind, { kind, start: first.start, end: last.end })
      }
    }
    return [...found.values()].sort((a, b) => a.start - b.start)
  }

  /** Replaces words of chats by what they stand for. */
  private expand(typed: Word[]): Word[] {
    if (!typed.some(({ text }) => this.short.has(text))) return typed
    return typed.flatMap((word) => this.short.get(word.text)?.map((text) => ({ ...word, text })) ?? [word])
  }
}

function leaveOut(items: ReadonlySet<number>[], isOut: (index: number) => boolean): void {
  for (const index of items.keys()) if (isOut(index)) items[index] = noItems
}

function readShort(entry: string): [string, string[]] {
  const [word, meant] = entry.split('=')
  if (!word || !meant) throw new Error(`"${entry}" does not say what the word stands for`)
  return [word, meant.split('_')]
}
