import { canMatch } from './can-match.ts'
import { compilePhrase, type Phrase } from './compile-phrase.ts'
import { matchPhrase, type ReadSentence, type Span } from './match-phrase.ts'
import { PhraseIndex, PresentItems } from './phrase-index.ts'
import { linesOf, type Phrases, wordsOf } from './phrases.ts'
import { readSentences, type Sentence, type Word } from './read-sentences.ts'
import { WordIndex } from './word-index.ts'

/** What was recognised, and where in the text. */
export type Recognised<Kind extends string> = { kind: Kind; start: number; end: number }

const noItems: ReadonlySet<number> = new Set()

/** Recognises what the phrases of one language say in a text. */
export class Recogniser<Kind extends string> {
  private readonly index: WordIndex
  private readonly present = new PresentItems()
  private readonly short: ReadonlyMap<string, readonly string[]>
  private readonly quotes: number
  private readonly others: number
  private readonly near: number
  private readonly unless: PhraseIndex<Kind>
  private readonly harmless: PhraseIndex<'harmless'>
  private readonly phrases: PhraseIndex<Kind>
  private readonly ends: { question: ReadonlySet<number>; other: ReadonlySet<number> }

  constructor(given: Phrases<Kind>) {
    this.index = new WordIndex(given.lists, given.distinct)
    this.short = new Map(wordsOf(given.short).map(readShort))
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

  /** At most one result for each kind and sentence, the one that begins first, in the order of the text. */
  find(text: string): Recognised<Kind>[] {
    return readSentences(text).flatMap((sentence) => this.findInSentence(sentence))
  }

  private findInSentence({ words: typed, isQuestion }: Sentence): Recognised<Kind>[] {
    const words = this.expand(typed)
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
    const found = new Map<Kind, Recognised<Kind>>()
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

  /** Replaces words of chats by what they stand for. */
  private expand(typed: Word[]): Word[] {
    if (!typed.some(({ text }) => this.short.has(text))) return typed
    return typed.flatMap((word) => this.short.get(word.text)?.map((text) => ({ ...word, text })) ?? [word])
  }
}

/** The cast: the object has no other keys. */
const kindsOf = <Kind extends string>(phrases: Partial<Record<Kind, string>>) =>
  Object.entries(phrases) as [Kind, string][]

function readShort(entry: string): [string, string[]] {
  const [word, meant] = entry.split('=')
  if (!word || !meant) throw new Error(`"${entry}" does not say what the word stands for`)
  return [word, meant.split('_')]
}
