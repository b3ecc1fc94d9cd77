import type { Phrase } from './compile-phrase.ts'

type Entry<Value> = { value: Value; phrase: Phrase }

/**
 * Phrases by the rarest item that they need: a sentence is compared only with phrases of which it has all needed items. `commonness` is
 * that of an item in sentences.
 */
export class PhraseIndex<Value> {
  private readonly entries: Entry<Value>[][] = []

  constructor(given: Entry<Value>[], commonness: readonly number[]) {
    for (const { value, phrase } of given) {
      const [rarest] = phrase.needs.toSorted((a, b) => (commonness[a] ?? 0) - (commonness[b] ?? 0))
      if (rarest === undefined) throw new Error('A phrase has only words that may be missing')
      const others = this.entries[rarest]
      if (others) others.push({ value, phrase })
      else this.entries[rarest] = [{ value, phrase }]
    }
  }

  *find({ present, has }: PresentItems): Generator<Entry<Value>> {
    for (const item of present)
      for (const entry of this.entries[item] ?? []) if (entry.phrase.needs.every(has)) yield entry
  }
}

/** The items of all words of a sentence. */
export type PresentItems = { present: readonly number[]; has: (item: number) => boolean }

/** Collects the items of sentences, one after the other. It is faster than a set for each sentence. */
export class ItemCollector {
  private readonly seenIn: number[] = []
  private sentence = 0

  collect(items: readonly ReadonlySet<number>[]): PresentItems {
    this.sentence += 1
    const present: number[] = []
    for (const one of items)
      for (const item of one) {
        if (this.seenIn[item] === this.sentence) continue
        this.seenIn[item] = this.sentence
        present.push(item)
      }
    return { present, has: (item) => this.seenIn[item] === this.sentence }
  }
}
