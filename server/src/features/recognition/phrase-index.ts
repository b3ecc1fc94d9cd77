import type { Phrase } from './compile-phrase.ts'

type Entry<Value> = { value: Value; phrase: Phrase }

/**
 * Phrases by the rarest item that they need: a sentence is compared only with phrases of which it has all needed items. `commonness` is
 * that of an item in sentences.
 */
export class PhraseIndex<Value> {
  private readonly entries: (Entry<Value>[] | undefined)[] = []

  constructor(given: Entry<Value>[], commonness: readonly number[]) {
    for (const { value, phrase } of given) {
      const needs = phrase.needs.toSorted((a, b) => (commonness[a] ?? 0) - (commonness[b] ?? 0))
      const [rarest] = needs
      if (rarest === undefined) throw new Error('A phrase has only words that may be missing')
      const entry = { value, phrase: { ...phrase, needs } }
      const others = this.entries[rarest]
      if (others) others.push(entry)
      else this.entries[rarest] = [entry]
    }
  }

  /** Every draft is compared with the phrases of all languages before it is sent: loops without functions take half of the time. */
  find(items: PresentItems): Entry<Value>[] {
    const found: Entry<Value>[] = []
    for (const item of items.present) {
      const entries = this.entries[item]
      if (entries) for (const entry of entries) if (items.hasAll(entry.phrase.needs)) found.push(entry)
    }
    return found
  }
}

/** The items of all words of a sentence. */
export class PresentItems {
  readonly present: number[] = []
  /** The number of the last sentence that had an item. */
  private seenIn = new Int32Array(1_024)
  private sentence = 0

  /** Replaces the items by those of another sentence. It is faster than a set for each sentence. */
  collect(items: readonly ReadonlySet<number>[]): void {
    this.sentence += 1
    this.present.length = 0
    for (const one of items)
      for (const item of one) {
        if (this.has(item)) continue
        if (item >= this.seenIn.length) this.grow(item)
        this.seenIn[item] = this.sentence
        this.present.push(item)
      }
  }

  has(item: number): boolean {
    return this.seenIn[item] === this.sentence
  }

  hasAll(items: readonly number[]): boolean {
    for (const item of items) if (this.seenIn[item] !== this.sentence) return false
    return true
  }

  private grow(item: number): void {
    const longer = new Int32Array(2 * item)
    longer.set(this.seenIn)
    this.seenIn = longer
  }
}
