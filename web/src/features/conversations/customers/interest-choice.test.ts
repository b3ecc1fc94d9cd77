import { describe, expect, it } from 'vitest'
import { matching, neighbourOf, toggled } from './interest-choice'

const names: Record<string, string> = {
  art: 'Sztuka',
  hiking: 'Wędrówki',
  biking: 'Jazda na rowerze',
  party: 'Impreza',
}
const nameOf = (word: string) => names[word] ?? word

describe('the search for interests', () => {
  it('finds names in any part, with or without accents, and first those that begin with the query', () => {
    expect(matching(Object.keys(names), 'wedr', nameOf)).toEqual(['hiking'])
    expect(matching(Object.keys(names), 'JA', nameOf)).toEqual(['biking'])
    expect(matching(['art', 'party'], 'art', (word) => word)).toEqual(['art', 'party'])
    expect(matching(['party', 'art'], 'art', (word) => word)).toEqual(['art', 'party'])
  })

  it('finds all without a query, and can find none', () => {
    expect(matching(Object.keys(names), ' ', nameOf)).toEqual(Object.keys(names))
    expect(matching(Object.keys(names), 'xyz', nameOf)).toEqual([])
  })
})

describe('the marked interest', () => {
  it('moves from the last to the first, and back', () => {
    expect(neighbourOf(['a', 'b'], null, 1)).toBe('a')
    expect(neighbourOf(['a', 'b'], 'b', 1)).toBe('a')
    expect(neighbourOf(['a', 'b'], 'a', -1)).toBe('b')
    expect(neighbourOf(['a', 'b'], null, -1)).toBe('b')
    expect(neighbourOf([], null, 1)).toBeNull()
  })

  it('is added, or removed', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
