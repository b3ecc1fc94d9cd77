import { expect, it } from 'vitest'
import { directionOf, sortAfter, sortIn, sortRows } from './column-sort'

const rows = [
  { name: 'Zoë', sent: 3 },
  { name: 'Émile', sent: null },
  { name: 'eva', sent: 20 },
  { name: null, sent: 7 },
  { name: 'Team 10', sent: 7 },
  { name: 'Team 9', sent: null },
]
const sorted = (sort: string | undefined) =>
  sortRows(rows, sort, (row, column) => (column === 'name' ? row.name : row.sent)).map(
    ({ name, sent }) => name ?? sent,
  )

it('names are in the order of the language, and rows without a name are last in both directions', () => {
  expect(sorted('name')).toEqual(['Émile', 'eva', 'Team 9', 'Team 10', 'Zoë', 7])
  expect(sorted('-name')).toEqual(['Zoë', 'Team 10', 'Team 9', 'eva', 'Émile', 7])
})

it('numbers are compared as numbers, equal ones stay in their order, and empty ones are last in both directions', () => {
  expect(sorted('sent')).toEqual(['Zoë', 7, 'Team 10', 'eva', 'Émile', 'Team 9'])
  expect(sorted('-sent')).toEqual(['eva', 7, 'Team 10', 'Zoë', 'Émile', 'Team 9'])
  expect(sorted(undefined)[0]).toBe('Zoë')
})

it('each press on a column goes on: its first direction, the other one, the order in which the rows came', () => {
  const presses = (column: string, first: 'ascending' | 'descending') => {
    const once = sortAfter('other', column, first)
    const twice = sortAfter(once, column, first)
    return [once, twice, sortAfter(twice, column, first)]
  }
  expect(presses('name', 'ascending')).toEqual(['name', '-name', undefined])
  expect(presses('sent', 'descending')).toEqual(['-sent', 'sent', undefined])
  expect([directionOf('-sent', 'sent'), directionOf('sent', 'sent'), directionOf('sent', 'name')]).toEqual([
    'descending',
    'ascending',
    null,
  ])
})

it('a URL is sorted by a column of the table only', () => {
  const read = sortIn(['name', 'sent'])
  expect([read('-sent'), read('name'), read('price'), read(7)]).toEqual([
    '-sent',
    'name',
    undefined,
    undefined,
  ])
})
