import { findInVisible } from '@panel/contract'
import { canMatch } from './can-match.ts'
import { type ChatWords, readChat, readChatWords } from './chat-words.ts'
import { compilePhrase, type Phrase } from './compile-phrase.ts'
import { matchPhrase, type ReadSentence, type Span } from './match-phrase.ts'
import { PhraseIndex, PresentItems } from './phrase-index.ts'
import { linesOf, type Phrases, wordsOf } from './phrases.ts'
import type { Sentence } from './read-sentences.ts'
import { WordIndex } from './word-index.ts'

/** What a phrase says, and where in the text. */
export type Matched<Kind extends string> = { kind: Kind; start: number; end: number }

const noItems: ReadonlySet<number> = new Set()

/** Finds what the phrases of one language say in a text. */
export class Recogniser<Kind extends string> {
  private readonly index: WordIndex
  private readonly present = new PresentItems()
  private readonly short: ChatWords
  private readonly quotes: number
  private readonly others: number
  private readonly near: number
  private readonly unless: PhraseIndex<Kind>
  private readonly harmless: PhraseIndex<'harmless'>
  private readonly phrases: PhraseIndex<Kind>
  private readonly ends: { question: ReadonlySet<number>; other: ReadonlySet<number> }

  constructor(given: Phrases<Kind>) {
    this.index = new WordIndex(given.lists, given.distinct)
    this.short = readChatWords(given.short)
    this.quotes = this.index.ofWords(wordsOf(given.quotes))
    this.others = this.index.ofWords(wordsOf(given.others ?? ''))
    this.near = this.index.ofWords(wordsOf(given.near ?? ''))
    const compiled = <Value>(value: Value, lines: string) =>
      linesOf(lines).map((line) => ({ value, phrase: compilePhrase(line, this.index) }))
    const harmless = compiled<'harmless'>('harmless', given.harmless)
    const phrases = kindsOf(given.kinds).flatMap(([kind, lines]) => compiled(kind, lines))
    const unless = kindsOf(given.unless ?? {}).flatMap(([kind, lines]) => compiled(kind, lines))
    this.index.complete()
    const commonness = this.index.commonness()
    this.unless = new PhraseIndex(unless, commonness)
    this.harmless = new PhraseIndex(harmless, commonness)
    this.phrases = new PhraseIndex(phrases, commonness)
    const [other, asked] = [this.index.find('$'), this.index.find('?')]
    this.ends = { other, question: new Set([...other, ...asked]) }
  }

  /** The sentences of a text, with what words of chats stand for. */
  read(text: string): Sentence[] {
    return readChat(text, this.short)
  }

  /** At most one result for each kind and sentence, the one that begins first, in the order of the text. */
  find(text: string): Matched<Kind>[] {
    return findInVisible(text, (visible) => this.read(visible).flatMap((one) => this.findInSentence(one)))
  }

  /** What the phrases say in a sentence of `read`. */
  findInSentence({ words, isQuestion }: Sentence): Matched<Kind>[] {
    const { length } = words
    const known = words.map(({ text }) => this.index.find(text))
    known.push(isQuestion ? this.ends.question : this.ends.other)
    const items = [...known]
    const { present } = this
    present.collect(known)
    if (present.has(this.others) && !present.has(this.near)) return []
    const sentence: ReadSentence = { items, length }
    if (present.has(this.quotes)) this.leaveOut(items, (index) => words[index]?.quoted === true)
    const excluded = new Set<Kind>()
    for (const { value: kind, phrase } of this.unless.find(known, present))
      if (!excluded.has(kind) && this.match(phrase, sentence)) excluded.add(kind)
    for (const { phrase } of this.harmless.find(known, present))
      for (let span = this.match(phrase, sentence); span; span = this.match(phrase, sentence)) {
        const { from, to } = span
        this.leaveOut(items, (index) => index >= from && index < to)
      }
    const found = new Map<Kind, Matched<Kind>>()
    for (const { value: kind, phrase } of this.phrases.find(known, present)) {
      if (excluded.has(kind)) continue
      const span = this.match(phrase, sentence)
      const [first, last] = [words[span?.from ?? 0], words[Math.min(span?.to ?? 1, length) - 1]]
      if (!span || !first || !last) continue
      const one = { kind, start: first.start, end: last.end }
      const other = found.get(kind)
      if (!other || one.start < other.start || (one.start === other.start && one.end > other.end))
        found.set(kind, one)
    }
    return [...found.values()].sort((a, b) => a.start - b.start)
  }

  private match(phrase: Phrase, sentence: ReadSentence): Span | undefined {
    if (this.present.all !== 0 && !canMatch(phrase, this.present)) return
    return matchPhrase(phrase, sentence)
  }

  private leaveOut(items: ReadonlySet<number>[], isOut: (index: number) => boolean): void {
    for (const index of items.keys())
      if (isOut(index)) {
        items[index] = noItems
        this.present.leaveOut(index)
      }
  }
}

/** The cast: the object has no other keys. */
const kindsOf = <Kind extends string>(phrases: Partial<Record<Kind, string>>) =>
  Object.entries(phrases) as [Kind, string][]
