import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutBeginning, cutText, shortened } from './cut.ts'

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'

describe('a text that is cut', () => {
  it.each([
    ['\u{1F600}', 'a surrogate pair'],
    ['e\u0301', 'a letter and its accent'],
    [family, 'a family of joined emojis'],
    ['\u{1F1F3}\u{1F1F1}', 'a flag'],
    ['\u{1F44D}\u{1F3FD}', 'an emoji with a skin tone'],
    ['\r\n', 'a line break of two characters'],
  ])('keeps %j whole or leaves it out: %s', (character) => {
    for (let within = 1; within < character.length; within++) {
      expect(cutText(`ab${character}c`, 2 + within)).toBe('ab')
      expect(cutBeginning(`c${character}ab`, 2 + within)).toBe('ab')
    }
    expect(cutText(`ab${character}c`, 2 + character.length)).toBe(`ab${character}`)
    expect(cutBeginning(`c${character}ab`, 2 + character.length)).toBe(`${character}ab`)
  })

  it('stays within its limit, well-formed, and is the beginning or the end of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.integer({ min: 1, max: 30 }),
        (text, limit) => {
          const [begins, ends] = [cutText(text, limit), cutBeginning(text, limit)]
          expect(Math.max(begins.length, ends.length)).toBeLessThanOrEqual(limit)
          if (limit > 20) expect([text.startsWith(begins), text.endsWith(ends)]).toEqual([true, true])
          expect([begins.isWellFormed(), ends.isWellFormed()]).toEqual([true, true])
        },
      ),
    )
  })

  it('has a beginning also when its first character is longer than the limit', () => {
    expect(cutText(`z${'\u0301'.repeat(50)}`, 10)).toHaveLength(10)
  })

  it('says with an ellipsis that something is left out', () => {
    expect(shortened('one two', 4)).toBe('one…')
    expect(shortened('one', 4)).toBe('one')
  })
})
