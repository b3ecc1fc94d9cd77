import type { ConceptIndex } from './concept-index.ts'
import type { Sentence } from './read-sentences.ts'

/** For each kind, groups of concepts: a sentence needs a word of each group to mean it. */
export type EvidenceOf<Kind extends string> = Record<Kind, readonly string[]>

/** Finds the words of a sentence by which a kind can be told. */
export class EvidenceIndex {
  private readonly index: ConceptIndex
  private readonly groups = new Map<string, readonly ReadonlySet<number>[]>()

  /** @throws when a concept is unknown */
  constructor(evidence: EvidenceOf<string>, index: ConceptIndex) {
    this.index = index
    const numberOf = (name: string) => {
      const number = index.names.indexOf(name)
      if (number < 0) throw new Error(`There is no concept "${name}"`)
      return number
    }
    for (const [kind, groups] of Object.entries(evidence))
      this.groups.set(
        kind,
        groups.map((group) => new Set(group.split(' ').map(numberOf))),
      )
  }

  /** From the first to the last of these words, or nothing where a group has none. */
  find(kind: string, { words, isQuestion }: Sentence): { start: number; end: number } | undefined {
    const concepts = words.map(({ text }) => this.index.find(text))
    const ending = this.index.find(isQuestion ? '?' : '$')
    let [first, last] = [words.length, -1]
    for (const group of this.groups.get(kind) ?? []) {
      const at = concepts.findIndex((own) => own.some((concept) => group.has(concept)))
      if (at < 0 && !ending.some((concept) => group.has(concept))) return
      if (at < 0) continue
      first = Math.min(first, at)
      last = Math.max(last, at)
    }
    const [from, to] = [words[first], words[last]]
    return from && to ? { start: from.start, end: to.end } : undefined
  }
}
