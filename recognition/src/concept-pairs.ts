/**
 * `alone`: one concept. `near`: one before the other, with at most two words in between. `together`: both are in the text. `inTurn`: three
 * of words that follow each other when words without a concept are left out.
 */
export type ConceptPlace = 'alone' | 'near' | 'together' | 'inTurn'

const farthest = 3

/**
 * Lists the concepts of a text, and those that belong together, each once. The number of a pair is that of its first concept, times `count`,
 * and that of its second; three have the number of the first two as their first. The lists are used again for the next text.
 */
export class ConceptPairs {
  readonly alone: number[] = []
  readonly near: number[] = []
  readonly together: number[] = []
  readonly inTurn: number[] = []
  private readonly count: number
  /** The number of the last text that had a concept, or a pair. */
  private readonly seen: Int32Array
  private readonly seenNear: Int32Array
  private readonly seenInTurn = new Set<number>()
  private readonly present: number[] = []
  private text = 0

  /** `count`: how many concepts there are. */
  constructor(count: number) {
    this.count = count
    this.seen = new Int32Array(count)
    this.seenNear = new Int32Array(count * count)
  }

  read(words: readonly (readonly number[])[]): void {
    this.text += 1
    this.alone.length = 0
    this.near.length = 0
    this.present.length = 0
    for (let at = 0; at < words.length; at++)
      for (const concept of words[at] ?? []) this.add(concept, at, words)
    this.pair()
    this.follow(words)
  }

  private add(concept: number, at: number, words: readonly (readonly number[])[]): void {
    const { text, count, seen, seenNear } = this
    this.alone.push(concept)
    if (seen[concept] !== text) {
      seen[concept] = text
      this.present.push(concept)
    }
    for (let before = Math.max(0, at - farthest); before < at; before++)
      for (const other of words[before] ?? []) {
        const pair = other * count + concept
        if (seenNear[pair] === text) continue
        seenNear[pair] = text
        this.near.push(pair)
      }
  }

  private pair(): void {
    const { present, together, count } = this
    together.length = 0
    present.sort((a, b) => a - b)
    for (let first = 0; first < present.length; first++) {
      const row = (present[first] ?? 0) * count
      for (let second = first + 1; second < present.length; second++)
        together.push(row + (present[second] ?? 0))
    }
  }

  private follow(words: readonly (readonly number[])[]): void {
    const { inTurn, seenInTurn, count } = this
    inTurn.length = 0
    seenInTurn.clear()
    let before: readonly number[] = []
    let first: readonly number[] = []
    for (const last of words) {
      if (last.length === 0) continue
      for (const one of first)
        for (const two of before)
          for (const three of last) {
            const number = (one * count + two) * count + three
            if (seenInTurn.has(number)) continue
            seenInTurn.add(number)
            inTurn.push(number)
          }
      first = before
      before = last
    }
  }
}
