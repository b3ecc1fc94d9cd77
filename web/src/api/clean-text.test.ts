import { expect, it } from 'vitest'
import { cleanText } from './clean-text'

it('removes what cannot be stored from a text', () => {
  expect(cleanText('a\u0000b\ud83d')).toBe('ab\ufffd')
  expect(cleanText('👋🏽')).toBe('👋🏽')
})
