import type { ConceptPlace } from './concept-pairs.ts'
import { numberOf, readWeights } from './read-weights.ts'

type Learnt = { kinds: readonly string[] } & Record<ConceptPlace, string>

/** A row of weights for each concept and each pair, by its number; three in turn have their number of a row. */
export type ConceptRows = Record<ConceptPlace, Int16Array> & { rowsInTurn: ReadonlyMap<number, number> }

const kept = new WeakMap<Learnt, { names: string; rows: ConceptRows }>()

/** What concepts say is the same in every language, so that it is read once. */
export function conceptRows(learnt: Learnt, names: readonly string[]): ConceptRows {
  const known = kept.get(learnt)
  if (known?.names === names.join()) return known.rows
  const rows = read(learnt, names)
  kept.set(learnt, { names: names.join(), rows })
  return rows
}

function read(learnt: Learnt, names: readonly string[]): ConceptRows {
  const numbers = new Map(names.map((name, number) => [name, number]))
  const count = learnt.kinds.length
  const inTurn = readWeights(learnt.inTurn)
  return {
    alone: readRows(learnt.alone, numbers, count),
    near: readRows(learnt.near, numbers, count),
    together: readRows(learnt.together, numbers, count),
    inTurn: Int16Array.from(inTurn.flatMap(([, weights]) => weights)),
    rowsInTurn: new Map(inTurn.map(([three], row) => [numberOf(three, numbers, numbers.size), row])),
  }
}

/** A pair is `first_second`; a row that nothing was learnt for is zero. */
function readRows(entries: string, numbers: ReadonlyMap<string, number>, kinds: number): Int16Array {
  const read = readWeights(entries)
  const areTwo = read.some(([name]) => name.includes('_'))
  const rows = new Int16Array((areTwo ? numbers.size ** 2 : numbers.size) * kinds)
  for (const [name, weights] of read) rows.set(weights, numberOf(name, numbers, numbers.size) * kinds)
  return rows
}
