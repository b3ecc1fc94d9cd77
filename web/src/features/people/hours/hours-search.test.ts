import { expect, it } from 'vitest'
import { daysOfWeek, mondayOf, readMyHoursSearch } from './hours-search'

it('a week begins on Monday', () => {
  expect(['2026-11-30', '2026-12-01', '2026-12-06'].map(mondayOf)).toEqual(Array(3).fill('2026-11-30'))
  expect(daysOfWeek('2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})

it('the URL has the Monday of another week; any other value is ignored', () => {
  expect(readMyHoursSearch({ week: '2026-11-30' })).toEqual({ week: '2026-11-30' })
  for (const week of ['2026-12-01', '2026-11-31', 'x', 3]) expect(readMyHoursSearch({ week })).toEqual({})
})
