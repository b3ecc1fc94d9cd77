import { describe, expect, it } from 'vitest'
import { findEmoji } from './find-emoji'
import english from './names/emoji-en.json'
import polish from './names/emoji-pl.json'

const found = (query: string, recent: string[] = [], names: Record<string, string> = english) =>
  findEmoji(names, query, recent).map(({ emoji }) => emoji)

describe('an emoji is found', () => {
  it('by its name first, then by its keywords', () => {
    expect(found('cat').slice(0, 3)).toContain('🐈')
    expect(found('pet')).toContain('🐈')
    expect(found('zzz no emoji')).toEqual([])
  })

  it('in the language of the panel, without accents', () => {
    expect(found('łzy', [], polish)).toContain('😂')
    expect(found('lzy', [], polish)).toContain('😂')
  })

  it('among the recent ones first', () => {
    const [first] = found('cat', ['🐱'])
    expect(found('cat')[0]).not.toBe('🐱')
    expect(found('cat', ['🐱']).indexOf('🐱')).toBeLessThan(found('cat').indexOf('🐱'))
    expect(first).toBe(found('cat')[0])
  })

  it('without a query: the recent ones, then common ones, each once', () => {
    const all = found('', ['🐈', '😂'])
    expect(all.slice(0, 2)).toEqual(['🐈', '😂'])
    expect(new Set(all).size).toBe(27)
  })
})

it('every language has a name for every emoji, in the same order', async () => {
  const files = import.meta.glob<Record<string, string>>('./names/*.json', { import: 'default', eager: true })
  expect(Object.keys(files)).toHaveLength(6)
  for (const names of Object.values(files)) {
    expect(Object.keys(names)).toEqual(Object.keys(english))
    expect(Object.values(names).filter((words) => !words.trim())).toEqual([])
  }
})
