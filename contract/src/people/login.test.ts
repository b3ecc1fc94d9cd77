import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newLogin, normalisedLogin } from './login.ts'

describe('a login', () => {
  it.each([
    ['zo\u00EB', 'zoe\u0308'],
    ['ZO\u00CB', 'zo\u00EB'],
    ['anna', '\uFF41\uFF4E\uFF4E\uFF41'],
    ['anna', ' an\u200Bna\uFEFF '],
    ['o\u0301\u0323', 'o\u0323\u0301'],
    ['o\uFB03ce', 'office'],
  ])('%j and %j are the same', (one, other) => {
    expect(normalisedLogin(one)).toBe(normalisedLogin(other))
  })

  it('has one normalised form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (login) => {
        const once = normalisedLogin(login)
        expect(normalisedLogin(once)).toBe(once)
      }),
    )
  })

  it.each(['tom b', 'tom\tb', 'tom\u00A0b', '\u200B', ' ', '\uFDFA'.repeat(20), 'tom\u0000'])(
    'is refused: %j',
    (login) => {
      expect(newLogin.safeParse(login).success).toBe(false)
    },
  )
})
