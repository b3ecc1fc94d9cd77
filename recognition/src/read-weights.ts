import { wordsOf } from './phrases.ts'

/** Reads entries `name:weights`. */
export const readWeights = (entries: string): [string, number[]][] =>
  wordsOf(entries).map((entry) => {
    const [name = '', weights = ''] = entry.split(':')
    return [name, weights.split(',').map(Number)]
  })

/** The number of names that `_` joins. */
export function numberOf(names: string, numbers: ReadonlyMap<string, number>, count: number): number {
  let all = 0
  for (const name of names.split('_')) {
    const number = numbers.get(name)
    if (number === undefined) throw new Error(`"${names}" has an unknown word or concept`)
    all = all * count + number
  }
  return all
}
