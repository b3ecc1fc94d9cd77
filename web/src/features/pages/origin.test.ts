import { describe, expect, it } from 'vitest'
import { originIn, origins } from './origin'

describe('the origin in a URL', () => {
  it('is one of those in the specification', () => {
    for (const from of origins) expect(originIn({ from })).toEqual({ from })
  })

  it('is the main panel otherwise', () => {
    for (const from of [undefined, '', 'nowhere', 1, ['overview'], 'https://example.com'])
      expect(originIn({ from })).toEqual({})
  })
})
