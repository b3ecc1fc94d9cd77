import { describe, expect, it } from 'vitest'
import { isSameSearch, lostFilters, storedSearch } from './view-search'

describe('the filters of a view', () => {
  it('are stored as texts, without empty ones', () => {
    expect(storedSearch({ language: 'nl', operator_id: 7, q: undefined })).toEqual({
      language: 'nl',
      operator_id: '7',
    })
  })

  it('are the same in any order', () => {
    expect(isSameSearch({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
    expect(isSameSearch({ a: '1' }, { a: '1', b: '2' })).toBe(false)
    expect(isSameSearch({}, {})).toBe(true)
  })

  it('by a site owner or an operator that is not known are lost', () => {
    const search = { siteowner_id: '3', operator_id: '7', language: 'nl' }
    expect(lostFilters(search, { siteowners: [3], operators: [7] })).toEqual([])
    expect(lostFilters(search, { siteowners: [4], operators: [7] })).toEqual(['siteowner_id'])
    expect(lostFilters(search, { siteowners: [], operators: [] })).toEqual(['siteowner_id', 'operator_id'])
    expect(lostFilters(search, { siteowners: undefined, operators: [] })).toEqual([])
  })
})
