import { describe, expect, it } from 'vitest'
import { pauseBeforeOpening } from './pauses'

describe('the delay before a stream is opened again', () => {
  it('differs between browsers', () => {
    expect([0, 0.5, 1].map((random) => pauseBeforeOpening(1, random))).toEqual([1_500, 3_000, 4_500])
  })

  it('doubles with each refusal in a row, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map((refusals) => pauseBeforeOpening(refusals, 0.5))).toEqual([
      3_000, 6_000, 12_000, 20_000, 20_000, 20_000,
    ])
    expect(pauseBeforeOpening(50, 1)).toBe(30_000)
  })

  it('is short after a silence, which all browsers notice at the same time', () => {
    expect([0, 1].map((random) => pauseBeforeOpening(0, random))).toEqual([0, 2_000])
  })
})
