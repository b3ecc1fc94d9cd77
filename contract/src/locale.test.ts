import { describe, expect, it } from 'vitest'
import { localeIn } from './locale.ts'

describe('the language', () => {
  it('is the cookie’s', () => {
    expect(localeIn('a=b; locale=pl')).toBe('pl')
    expect(localeIn('locale=en-GB; x=y')).toBe('en-GB')
  })

  it('is English when the cookie names none of ours', () => {
    for (const cookies of ['', 'locale=', 'locale=de', 'xlocale=nl']) expect(localeIn(cookies)).toBe('en')
  })
})
