import { describe, expect, it } from 'vitest'
import { gapOf } from './gap'

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
