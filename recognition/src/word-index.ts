import type { Items, Step } from './compile-phrase.ts'
import { wordsOf } from './phrases.ts'

/** The items that a word belongs to. */
type Known = ReadonlySet<number>

/** Shorter words have too many neighbours that are other words. */
const shortestWithMistakes = 6
const mostKept = 20_000
const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }
const nothing: Known = new Set()

/** The words of all phrases of a language, found also with a typing mistake, repeated letters or digits for letters. */
export class WordIndex implements Items {
  readonly steps = new Map<string, Step>()
  private readonly keys = new Map<string, number>()
  private readonly words = new Map<string, Set<number>>()
  private readonly beginnings = new Map<string, Set<number>>()
  private readonly endings = new Map<string, Set<number>>()
  private readonly numbers: { least: number; most: number; item: number }[] = []
  /** Words with one letter left out, and the words that they come from. */
  private readonly shortened = new Map<string, string[]>()
  private readonly kept = new Map<string, Known>()
  private readonly lists: Record<string, string>
  private readonly distinct: ReadonlySet<string>

  constructor(lists: Record<string, string>, distinct: string) {
    this.lists = lists
    this.distinct = new Set(wordsOf(distinct))
  }

  listed(name: string): string[] {
    const list = this.lists[name]
    if (!list) throw new Error(`There is no list of words "${name}"`)
    return wordsOf(list)
  }

  ofWords(words: string[]): number {
    const item = this.number(words.join('|'))
    for (const word of words) {
      if (word.endsWith('*')) add(this.beginnings, word.slice(0, -1), item)
      else if (word.startsWith('*')) add(this.endings, word.slice(1), item)
      else add(this.words, word, item)
    }
    return item
  }

  ofNumbers(least: number, most: number): number {
    const item = this.number(`#${least}-${most}`)
    if (!this.numbers.some((range) => range.item === item)) this.numbers.push({ least, most, item })
    return item
  }

  private number(key: string): number {
    const known = this.keys.get(key)
    if (known !== undefined) return known
    this.keys.set(key, this.keys.size)
    return this.keys.size - 1
  }

  /** Call this once, when all phrases are compiled. */
  complete(): void {
    this.steps.clear()
    for (const word of this.words.keys()) {
      if (word.length < shortestWithMistakes) continue
      for (const shorter of withoutOneLetter(word)) {
        const from = this.shortened.get(shorter)
        if (from) from.push(word)
        else this.shortened.set(shorter, [word])
      }
    }
  }

  /** How common each item is in sentences: words of many items are everyday words, and the end of a sentence is in each. */
  commonness(): number[] {
    const sums: number[] = []
    for (const map of [this.words, this.beginnings, this.endings])
      for (const [word, items] of map)
        for (const item of items) sums[item] = (sums[item] ?? 0) + items.size * (word === '$' ? 1000 : 1)
    return sums
  }

  /** The items of a typed word. */
  find(typed: string): Known {
    const kept = this.kept.get(typed)
    if (kept) return kept
    const found = this.look(typed)
    if (this.kept.size >= mostKept) this.kept.clear()
    this.kept.set(typed, found)
    return found
  }

  private look(typed: string): Known {
    if (/^\d+$/.test(typed)) {
      const exact = this.exact(typed)
      const inside = this.numbers.filter(({ least, most }) => Number(typed) >= least && Number(typed) <= most)
      return new Set([...(exact ?? []), ...inside.map(({ item }) => item)])
    }
    const exact = this.exact(typed)
    if (exact || this.distinct.has(typed)) return exact ?? nothing
    for (const spelling of otherSpellings(typed)) {
      const found = this.exact(spelling)
      if (found) return found
    }
    return this.withMistake(typed) ?? nothing
  }

  private exact(word: string): Known | undefined {
    const items = new Set(this.words.get(word))
    for (let length = 2; length <= word.length; length++) {
      for (const item of this.beginnings.get(word.slice(0, length)) ?? []) items.add(item)
      for (const item of this.endings.get(word.slice(-length)) ?? []) items.add(item)
    }
    return items.size > 0 ? items : undefined
  }

  private withMistake(typed: string): Known | undefined {
    if (typed.length < shortestWithMistakes - 1) return
    const shorter = withoutOneLetter(typed)
    for (const word of [...shorter, ...(this.shortened.get(typed) ?? [])])
      if (word.length >= shortestWithMistakes && this.words.has(word) && word[0] === typed[0])
        return this.exact(word)
    for (const one of shorter)
      for (const word of this.shortened.get(one) ?? [])
        if (word[0] === typed[0] && isOneMistakeAway(word, typed)) return this.exact(word)
  }
}

function add(map: Map<string, Set<number>>, word: string, item: number): void {
  const items = map.get(word)
  if (items) items.add(item)
  else map.set(word, new Set([item]))
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

/** Of the same length: one other letter, or two neighbours that changed places. */
function isOneMistakeAway(word: string, typed: string): boolean {
  if (word.length !== typed.length) return false
  const different = [...word].flatMap((letter, index) => (letter === typed[index] ? [] : [index]))
  const [first = 0, second = 0] = different
  if (different.length === 1) return true
  return (
    different.length === 2 &&
    second === first + 1 &&
    word[first] === typed[second] &&
    word[second] === typed[first]
  )
}

/** The word without digits for letters, and with repeated letters once or twice. */
function otherSpellings(typed: string): string[] {
  const letters = /\d/.test(typed) ? typed.replaceAll(/[01345]/g, (digit) => leet[digit] ?? digit) : typed
  const twice = letters.replaceAll(/(.)\1{2,}/g, '$1$1')
  const once = letters.replaceAll(/(.)\1+/g, '$1')
  return [...new Set([letters, twice, once])].filter((spelling) => spelling !== typed && spelling.length > 1)
}
