import { describe, expect, it } from 'vitest'
import { backlogOf, gapOf, roundedWork } from './gap'

describe('the gap between who is here and who is needed', () => {
  it('is short from now until an hour', () => {
    expect(gapOf(2, [3, 3, 2, 2])).toEqual({ kind: 'short', missing: 1, from: 0, until: 2 })
  })

  it('is short from an hour until another, by the most that are missing', () => {
    expect(gapOf(2, [2, 2, 3, 4, 2])).toEqual({ kind: 'short', missing: 2, from: 2, until: 4 })
  })

  it('is short until the end', () => {
    expect(gapOf(2, [2, 2, 4, 4])).toEqual({ kind: 'short', missing: 2, from: 2, until: null })
  })

  it('names the first hours when there are several', () => {
    expect(gapOf(1, [1, 2, 1, 5])).toEqual({ kind: 'short', missing: 1, from: 1, until: 2 })
  })

  it('is enough, with some to spare from an hour on', () => {
    expect(gapOf(5, [5, 5, 4, 3])).toEqual({ kind: 'enough', spare: 1, from: 2 })
  })

  it('is enough with some to spare from now on, or with nobody', () => {
    expect(gapOf(3, [1, 2, 1])).toEqual({ kind: 'enough', spare: 1, from: 0 })
    expect(gapOf(2, [1, 2])).toEqual({ kind: 'enough', spare: 0, from: 2 })
    expect(gapOf(0, [0, 0])).toEqual({ kind: 'enough', spare: 0, from: 2 })
  })
})

describe('the work that waits', () => {
  it('counts when those who are here do not answer it within the aim', () => {
    expect(backlogOf({ here: 1, waiting: 128, handling: 140 })).toBe(17_920)
    expect(backlogOf({ here: 2, waiting: 4, handling: 150 })).toBeNull()
    expect(backlogOf({ here: 0, waiting: 1, handling: 60 })).toBe(60)
    expect(backlogOf({ here: 0, waiting: 0, handling: 60 })).toBeNull()
    expect(backlogOf({ here: 0, waiting: 3, handling: null })).toBeNull()
  })

  it('is rounded, because the handling time is an average', () => {
    expect([60, 1_200, 5_340, 5_400, 17_920].map(roundedWork)).toEqual([
      { minutes: 5 },
      { minutes: 20 },
      { minutes: 90 },
      { hours: 1.5 },
      { hours: 5 },
    ])
  })
})
