import { describe, expect, it } from 'vitest'
import { matching, stepped, toggled } from './interest-choice'

const names: Record<string, string> = {
  art: 'Sztuka',
  hiking: 'Wędrówki',
  biking: 'Jazda na rowerze',
  party: 'Impreza',
}
const nameOf = (word: string) => names[word] ?? word

describe('what is typed', () => {
  it('finds names anywhere in them, with or without accents, those that begin with it first', () => {
    expect(matching(Object.keys(names), 'wedr', nameOf)).toEqual(['hiking'])
    expect(matching(Object.keys(names), 'JA', nameOf)).toEqual(['biking'])
    expect(matching(['art', 'party'], 'art', (word) => word)).toEqual(['art', 'party'])
    expect(matching(['party', 'art'], 'art', (word) => word)).toEqual(['art', 'party'])
  })

  it('finds all when it is nothing, and may find none', () => {
    expect(matching(Object.keys(names), ' ', nameOf)).toEqual(Object.keys(names))
    expect(matching(Object.keys(names), 'xyz', nameOf)).toEqual([])
  })
})

describe('the marked word', () => {
  it('goes round', () => {
    expect(stepped(['a', 'b'], null, 1)).toBe('a')
    expect(stepped(['a', 'b'], 'b', 1)).toBe('a')
    expect(stepped(['a', 'b'], 'a', -1)).toBe('b')
    expect(stepped(['a', 'b'], null, -1)).toBe('b')
    expect(stepped([], null, 1)).toBeNull()
  })

  it('is taken, or dropped', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})
