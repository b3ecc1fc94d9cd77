import type { Phrase } from './compile-phrase.ts'

type Entry<Value> = { value: Value; phrase: Phrase }

/**
 * Phrases by the rarest item that they need: a sentence is compared only with phrases of which it has all needed items. `commonness` is
 * that of an item in sentences.
 */
export class PhraseIndex<Value> {
  private readonly entries: (Entry<Value>[] | undefined)[] = []
  /** The phrases of the items of a word, by these items. */
  private readonly ofWords = new WeakMap<ReadonlySet<number>, readonly Entry<Value>[]>()

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
  find(words: readonly ReadonlySet<number>[], items: PresentItems): Entry<Value>[] {
    const found: Entry<Value>[] = []
    for (const word of words)
      for (const entry of this.ofWords.get(word) ?? this.look(word))
        if (items.hasAll(entry.phrase.needs)) found.push(entry)
    return found.length > 1 ? [...new Set(found)] : found
  }

  private look(word: ReadonlySet<number>): readonly Entry<Value>[] {
    const entries = [...word].flatMap((item) => this.entries[item] ?? [])
    this.ofWords.set(word, entries)
    return entries
  }
}

/** One bit for each place of a sentence: its words, its end, and behind it. Longer sentences have none. */
export const mostPlaces = 31

/** The items of all words of a sentence. */
export class PresentItems {
  /** The places of the sentence, when they fit into a number. */
  all = 0
  /** The places whose words are still looked at. */
  private kept = 0
  /** The number of the last sentence that had an item. */
  private seenIn = new Int32Array(1_024)
  private places = new Int32Array(1_024)
  private sentence = 0
  /** Arrays of the items of words: they are read faster than sets. */
  private readonly lists = new WeakMap<ReadonlySet<number>, readonly number[]>()

  /** Replaces the items by those of another sentence. It is faster than a set for each sentence. */
  collect(items: readonly ReadonlySet<number>[]): void {
    this.sentence += 1
    this.all = items.length < mostPlaces ? 2 ** (items.length + 1) - 1 : 0
    this.kept = this.all
    let place = 1
    for (const one of items) {
      for (const item of this.listOf(one)) {
        if (this.has(item)) this.places[item] = (this.places[item] ?? 0) | place
        else this.add(item, place)
      }
      place <<= 1
    }
  }

  has(item: number): boolean {
    return this.seenIn[item] === this.sentence
  }

  hasAll(items: readonly number[]): boolean {
    for (const item of items) if (this.seenIn[item] !== this.sentence) return false
    return true
  }

  /** Where an item is, without the words that were left out. */
  placesOf(item: number): number {
    return this.seenIn[item] === this.sentence ? (this.places[item] ?? 0) & this.kept : 0
  }

  leaveOut(place: number): void {
    if (place < mostPlaces) this.kept &= ~(1 << place)
  }

  private listOf(items: ReadonlySet<number>): readonly number[] {
    const kept = this.lists.get(items)
    if (kept) return kept
    const list = [...items]
    this.lists.set(items, list)
    return list
  }

  private add(item: number, place: number): void {
    if (item >= this.seenIn.length) {
      this.seenIn = longer(this.seenIn, item)
      this.places = longer(this.places, item)
    }
    this.seenIn[item] = this.sentence
    this.places[item] = place
  }
}

function longer(array: Int32Array, item: number): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(2 * item)
  twice.set(array)
  return twice
}
