import { describe, expect, it } from 'vitest'
import { originIn, origins } from './origin'

describe('the origin in an address', () => {
  it('is one of those that the specification names', () => {
    for (const from of origins) expect(originIn({ from })).toEqual({ from })
  })

  it('is the main panel for all else', () => {
    for (const from of [undefined, '', 'nowhere', 1, ['overview'], 'https://example.com'])
      expect(originIn({ from })).toEqual({})
  })
})
