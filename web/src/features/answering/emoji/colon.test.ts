import { describe, expect, it } from 'vitest'
import { colonBefore } from './colon'

/** The caret is at the bar. */
const at = (text: string) => colonBefore(text.replace('|', ''), text.indexOf('|'))

describe('a colon searches for an emoji', () => {
  it('at the start and after white space, up to the caret', () => {
    expect(at(':|')).toEqual({ start: 0, query: '' })
    expect(at('Ha :cat|')).toEqual({ start: 3, query: 'cat' })
    expect(at('Ha\n:łez|ka')).toEqual({ start: 3, query: 'łez' })
  })

  it('not in a time, a URL, a sentence or an emoticon', () => {
    for (const text of ['10:30|', 'https:|', 'Note:|', ': a|', ':)|', ':-(|', '::|', 'none|'])
      expect(at(text), text).toBeNull()
  })

  it('not before a long text', () => {
    expect(at(`:${'a'.repeat(31)}|`)).toBeNull()
  })
})
