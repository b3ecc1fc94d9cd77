import { describe, expect, it } from 'vitest'
import { historyFilters, orderOf } from './history-queries'
import { readHistorySearch } from './history-search'

describe('the message history in a URL', () => {
  it('has its search, its filters and the row of its preview', () => {
    const search = {
      period: '30_days',
      q: 'hond wandel* -kat',
      order: 'newest',
      type: 'extra_reply',
      operator_id: 7,
      siteowner_id: 3,
      language: 'nl',
      answered: 'no',
      length: 'under-20',
      marked: 'skipped',
      message: 12,
    }
    expect(readHistorySearch(search)).toEqual(search)
  })

  it('has no invalid values', () => {
    expect(
      readHistorySearch({ q: '  ', order: 'oldest', type: 'chat', answered: 1, length: '5', marked: 'read' }),
    ).toEqual({})
  })

  it('has a number as a word', () => {
    expect(readHistorySearch({ q: 2024 })).toEqual({ q: '2024' })
  })
})

it('a search shows the best matches, and the newest on request; without words there is no best match', () => {
  expect(orderOf({ q: 'dog' })).toBe('best')
  expect(orderOf({ q: 'dog', order: 'newest' })).toBe('newest')
  expect(orderOf({})).toBe('newest')
})

it('the preview and the order do not change what is found', () => {
  const found = historyFilters({ q: 'dog', marked: 'reported' }, '2026-03-10')
  expect(found).toMatchObject({ q: 'dog', marked: 'reported', from: '2026-03-04', to: '2026-03-10' })
  expect(historyFilters({ q: 'dog', marked: 'reported', order: 'newest', message: 4 }, '2026-03-10')).toEqual(
    found,
  )
})
