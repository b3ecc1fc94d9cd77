import { describe, expect, it } from 'vitest'
import { reopeningDelay } from './reopening-delay'

describe('the delay before a stream is opened again', () => {
  it('differs between browsers', () => {
    expect([0, 0.5, 1].map((random) => reopeningDelay(1, random))).toEqual([1_500, 3_000, 4_500])
  })

  it('doubles with each refusal in a row, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map((refusals) => reopeningDelay(refusals, 0.5))).toEqual([
      3_000, 6_000, 12_000, 20_000, 20_000, 20_000,
    ])
    expect(reopeningDelay(50, 1)).toBe(30_000)
  })

  it('is short after a silence, which all browsers notice at the same time', () => {
    expect([0, 1].map((random) => reopeningDelay(0, random))).toEqual([0, 2_000])
  })
})
