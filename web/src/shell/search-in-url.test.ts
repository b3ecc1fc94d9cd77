import { expect, it } from 'vitest'
import { readHistorySearch } from '../features/insight/history/history-search'
import { readOperatorsSearch } from '../features/people/operators/operators-search'
import { searchInUrl } from './search-in-url'

const { parseSearch, stringifySearch } = searchInUrl

it.each([
  '662E41',
  '12345678901234567890',
  '"in de tuin"',
  '1.50',
  'true',
  'null',
  '0612345678',
  '[1]',
  '{"a":1}',
  '-0',
  '1e3',
  'a+b&c=d #e%20',
  'plain words',
  '2024',
])('the words %j open as they are written, from a link and from the page', (q) => {
  expect(readHistorySearch(parseSearch(`?q=${encodeURIComponent(q)}`)).q).toBe(q)
  expect(readHistorySearch(parseSearch(stringifySearch({ q }))).q).toBe(q)
  expect(readOperatorsSearch(parseSearch(stringifySearch({ q, team_id: 21 })))).toEqual({ q, team_id: 21 })
})
