import { describe, expect, it } from 'vitest'
import { lengthOf, wantedLength } from './answer-length.ts'

describe('the length of a text', () => {
  it('does not depend on how an accent is written, or on blanks at its ends', () => {
    expect(lengthOf('  café 😀\n')).toBe(6)
    expect(lengthOf('cafe\u0301 😀')).toBe(6)
    expect(lengthOf('')).toBe(0)
  })
})

describe('the wanted length', () => {
  const nothing = { min: null, share: null, max: null }
  it.each([
    ['nothing', nothing, 100, { min: null, max: null }],
    ['a minimum', { ...nothing, min: 75 }, 400, { min: 75, max: null }],
    ['the larger of minimum and share', { min: 75, share: 75, max: 300 }, 160, { min: 120, max: 300 }],
    ['the minimum, after a short message', { min: 75, share: 75, max: 300 }, 20, { min: 75, max: 300 }],
    ['a share alone', { ...nothing, share: 75 }, 0, { min: null, max: null }],
    ['no more than the maximum', { ...nothing, share: 75, max: 300 }, 8_000, { min: 300, max: 300 }],
    ['no more than a message can have', { ...nothing, share: 100 }, 8_000, { min: 2_000, max: null }],
  ])('is %s', (_name, wish, asked, wanted) => {
    expect(wantedLength(wish, asked)).toEqual(wanted)
  })
})
