import { describe, expect, it } from 'vitest'
import { localeIn } from './locale.ts'

describe('localeIn', () => {
  it('returns the language of the cookie', () => {
    expect(localeIn('a=b; locale=pl')).toBe('pl')
    expect(localeIn('locale=en-GB; x=y')).toBe('en-GB')
  })

  it('returns English when the cookie has no interface language', () => {
    for (const cookies of ['', 'locale=', 'locale=de', 'xlocale=nl']) expect(localeIn(cookies)).toBe('en')
  })
})
