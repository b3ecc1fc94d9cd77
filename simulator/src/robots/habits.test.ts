import { describe, expect, it } from 'vitest'
import { habitsOf, mixedShares, type Shares } from './habits.ts'

/** This number of choices of one robot. */
function choose(
  count: number,
  { shares = mixedShares as Shares, seed = 1, number = 1, isForMaster = false } = {},
) {
  const habits = habitsOf(shares, seed, number)
  return Array.from({ length: count }, () => habits(isForMaster))
}

describe('habits', () => {
  it('choose each action about as often as its share', () => {
    const actions = Map.groupBy(choose(10_000), ({ kind }) => kind)
    for (const [kind, share] of Object.entries({ ...mixedShares, answer: 0.66 })) {
      // The cast: the keys are actions.
      const count = actions.get(kind as 'answer')?.length ?? 0
      expect(Math.abs(count / 10_000 - share), kind).toBeLessThan(0.01)
    }
  })

  it('only answer without shares', () => {
    expect(new Set(choose(100, { shares: {} }).map(({ kind }) => kind))).toEqual(new Set(['answer']))
  })

  it('are determined by the seed and the number of the robot', () => {
    expect(choose(50)).toEqual(choose(50))
    expect(choose(50)).not.toEqual(choose(50, { seed: 2 }))
    expect(choose(50)).not.toEqual(choose(50, { number: 2 }))
  })

  it('keep a conversation that nobody else would get after this operator', () => {
    const actions = new Set(choose(1_000, { isForMaster: true }).map(({ kind }) => kind))
    expect(actions).toEqual(new Set(['answer', 'answer_twice', 'undo', 'report', 'ignore', 'escalate']))
  })
})
