import { describe, expect, it } from 'vitest'
import { conversationSearchIn, originIn, origins } from './origin'

describe('the origin in a URL', () => {
  it('is one of those in the specification', () => {
    for (const from of origins) expect(originIn({ from })).toEqual({ from })
  })

  it('is the main panel otherwise', () => {
    for (const from of [undefined, '', 'nowhere', 1, ['overview'], 'https://example.com'])
      expect(originIn({ from })).toEqual({})
  })
})

it('the URL of a conversation can name the message that it shows', () => {
  expect(conversationSearchIn({ from: 'history', message: '7' })).toEqual({ from: 'history', message: 7 })
  expect(conversationSearchIn({ message: 'first' })).toEqual({})
})
