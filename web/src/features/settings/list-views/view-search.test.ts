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

  it('by a site owner, an operator or a team that is not known are lost', () => {
    const search = { siteowner_id: '3', operator_id: '7', team_id: '21', language: 'nl' }
    const known = { siteowners: [3], operators: [7], teams: [21] }
    const none = { siteowners: [], operators: [], teams: [] }
    expect(lostFilters(search, known)).toEqual([])
    expect(lostFilters(search, { ...known, siteowners: [4] })).toEqual(['siteowner_id'])
    expect(lostFilters(search, { ...known, teams: [22] })).toEqual(['team_id'])
    expect(lostFilters(search, none)).toEqual(['siteowner_id', 'operator_id', 'team_id'])
    expect(lostFilters(search, { ...none, teams: undefined })).toEqual([])
  })
})
