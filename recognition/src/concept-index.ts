import { wordsOf } from './phrases.ts'

/**
 * What the words of a language are about. A concept is `name: words`; `word*` is a beginning. All languages have the same concepts, so
 * that what one language teaches is known in the others.
 */
export class ConceptIndex {
  /** Concepts are numbered in the order of their names. */
  readonly names: readonly string[]
  private readonly words = new Map<string, number[]>()
  private readonly beginnings = new Map<string, number[]>()

  constructor(concepts: string) {
    const names: string[] = []
    for (const entry of wordsOf(concepts)) {
      if (entry.endsWith(':')) names.push(entry.slice(0, -1))
      else if (names.length === 0) throw new Error(`"${entry}" belongs to no concept`)
      else if (entry.endsWith('*')) add(this.beginnings, entry.slice(0, -1), names.length - 1)
      else add(this.words, entry, names.length - 1)
    }
    this.names = names
  }

  /** The concepts of a word, as it is compared. */
  find(word: string): readonly number[] {
    const found = new Set(this.words.get(word))
    for (let length = 1; length <= word.length; length++)
      for (const concept of this.beginnings.get(word.slice(0, length)) ?? []) found.add(concept)
    return [...found]
  }
}

function add(map: Map<string, number[]>, word: string, concept: number): void {
  const concepts = map.get(word)
  if (concepts) concepts.push(concept)
  else map.set(word, [concept])
}
