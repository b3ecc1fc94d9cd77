import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likenessOf, normalizedWords, trigramsOf } from './text-likeness.ts'

const alike = (one: string, other: string) =>
  likenessOf(trigramsOf(normalizedWords(one)), normalizedWords(other), 0)

describe('the likeness of two texts', () => {
  it('does not depend on letter case, punctuation, spaces and emoji', () => {
    expect(alike('Proper soup weather, Colin!', ' proper  SOUP weather colin 😀')).toBe(1)
    expect(alike('Zażółć gęślą jaźń', 'zażółć, GĘŚLĄ jaźń.')).toBe(1)
  })

  it('is computed as PostgreSQL does', () => {
    // select similarity('word', 'two words')
    expect(alike('word', 'two words')).toBeCloseTo(0.36363637, 6)
  })

  it('stays high when a name is changed, and is low for another text', () => {
    const said = 'What a lovely evening it was, {name}. I hope that we talk again about your garden soon!'
    expect(alike(said.replace('{name}', 'Colin'), said.replace('{name}', 'Henk'))).toBeGreaterThan(0.8)
    expect(alike(said, 'Proper soup weather. Did you try the leeks that I told you about?')).toBeLessThan(0.4)
  })

  it('is symmetric, 1 for equal texts, and always from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        const likenessOfThem = alike(one, other)
        expect(likenessOfThem).toBe(alike(other, one))
        expect(likenessOfThem).toBeGreaterThanOrEqual(0)
        expect(likenessOfThem).toBeLessThanOrEqual(1)
        expect(alike(one, one)).toBe(1)
      }),
    )
  })

  it('is cut short only for texts that are less similar than requested', () => {
    const word = fc.constantFrom('a', 'b', 'tea', 'garden', 'soup')
    const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(words, words, (one, other) => {
        const found = alike(one, other)
        const limited = likenessOf(trigramsOf(one), other, 0.8)
        if (found >= 0.8) expect(limited).toBe(found)
        else expect(limited).toBeLessThan(0.8)
      }),
    )
  })

  it('is computed from at most twice as many characters as the text has, even if one stands for a whole phrase', () => {
    expect(normalizedWords('\uFDFA'.repeat(2_000)).length).toBeLessThanOrEqual(4_000)
  })
})
