import { describe, expect, it } from 'vitest'
import { findInVisible, visibleName, visibleText } from './visible.ts'

describe('the visible text', () => {
  it.each([
    ['zero-width spaces and joiners', 're\u200bal wo\u200c\u200dman\u2060\ufeff'],
    ['soft hyphens', 're\u00adal wo\u00adman'],
    ['direction marks', '\u200ereal\u202e \u2066wo\u2069man\u061c'],
    ['variation selectors and tags', 're\ufe0fal wo\u{e0100}m\u{e0061}an'],
    ['fillers and vowel separators', 're\u3164al w\u115fo\u180eman\u034f'],
    ['control characters', 're\u0001al wo\u007fman\u0000'],
  ])('has no %s', (_, text) => expect(visibleText(text)).toBe('real woman'))

  it('keeps spaces, line breaks, accents and letters of all scripts', () => {
    const text = 'né́ \t\n\u0085\u2028 می‌خواهم'.replace('\u200c', '')
    expect(visibleText(text)).toBe(text)
  })
})

it('places are those of the text as it was written', () => {
  const text = '\u200bI am re\u200b\u200bal\u200b!'
  const found = findInVisible(text, (visible) => {
    const start = visible.indexOf('real')
    return [{ start, end: start + 4 }]
  })
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['re\u200b\u200bal'])
})

describe('the name that a reader sees', () => {
  it.each([
    ['Red\u200B team', 'Red team'],
    [' \u2060Night\u00AD shift\u200E ', 'Night shift'],
    ['Re\u200Dd', 'Red'],
    ['Red\uFE0F', 'Red'],
    ['👩\u200D💻\u200D', '👩\u200D💻'],
    ['❤\uFE0F Warm', '❤\uFE0F Warm'],
    ['👍🏽 Zażółć', '👍🏽 Zażółć'],
    ['👩🏽\u200D💻', '👩🏽\u200D💻'],
  ])('%o is %o', (written, seen) => {
    expect(visibleName(written)).toBe(seen)
  })
})
