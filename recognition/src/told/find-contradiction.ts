import type { RecognisedLanguage } from '../languages.ts'
import { wholeOf } from './counted-kinds.ts'
import { type Count, findNotedCounts, findOwnCounts } from './find-counts.ts'

/** Words of a text that contradict a fact, which is named by its place in the list. */
export type Contradiction = { fact: number; start: number; end: number }

/**
 * Finds a number of a text that contradicts what was told: of one subject, who writes, and one kind, such as cats. The newest fact of a
 * kind counts.
 * @param facts the newest first
 */
export function findContradiction(
  text: string,
  facts: readonly string[],
  language: RecognisedLanguage,
): Contradiction | null {
  const own = findOwnCounts(text, language)
  if (own.length === 0) return null
  const noted = facts.map((fact) => findNotedCounts(fact, language))
  for (const count of own) {
    const fact = noted.findIndex((counts) => counts.some((other) => compare(count, other) !== null))
    if (noted[fact]?.some((other) => compare(count, other) === 'contradicts'))
      return { fact, start: count.start, end: count.end }
  }
  return null
}

/** Null if one says nothing about the other. */
function compare(one: Count, other: Count): 'agrees' | 'contradicts' | null {
  if (one.kind === other.kind) {
    if (one.number === other.number) return 'agrees'
    if (one.number === 'some') return other.number === 0 ? 'contradicts' : 'agrees'
    if (other.number === 'some') return one.number === 0 ? 'contradicts' : 'agrees'
    return 'contradicts'
  }
  const [whole, part] = wholeOf[one.kind] === other.kind ? [other, one] : [one, other]
  if (wholeOf[part.kind] !== whole.kind || whole.number !== 0) return null
  return part.number === 0 ? 'agrees' : 'contradicts'
}
