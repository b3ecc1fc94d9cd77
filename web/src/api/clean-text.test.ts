import { expect, it } from 'vitest'
import { cleanText } from './clean-text'

it('frees a text of what can not be stored', () => {
  expect(cleanText('a\u0000b\ud83d')).toBe('ab\ufffd')
  expect(cleanText('👋🏽')).toBe('👋🏽')
})
