import { describe, expect, it } from 'vitest'
import { slashBefore } from './slash'

/** `|` marks the caret. */
const at = (text: string) => slashBefore(text.replace('|', ''), text.indexOf('|'))

describe('a slash that searches for a saved reply', () => {
  it.each([
    ['/|', 0, ''],
    ['/so|', 0, 'so'],
    ['/soup and le|', 0, 'soup and le'],
    ['Hello /so|', 6, 'so'],
    ['Hello\n/so|', 6, 'so'],
    ['Hello /so| and more', 6, 'so'],
  ])('%j', (text, start, query) => {
    expect(at(text)).toEqual({ start, query })
  })
})

describe('a slash that does not search', () => {
  it.each([
    'Hello|',
    '|/so',
    '1/2|',
    'https://example.com/so|',
    'his/her|',
    '/ |',
    '/ so|',
    '//|',
    '/soup\nand|',
    `/${'x'.repeat(41)}|`,
  ])('%j', (text) => {
    expect(at(text)).toBeNull()
  })
})
