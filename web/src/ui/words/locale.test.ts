import { expect, it } from 'vitest'
import { localeCookie } from './locale'

it('keeps the language for a year on every path', () => {
  expect(localeCookie('nl')).toBe('locale=nl; max-age=31536000; path=/; samesite=lax')
})
