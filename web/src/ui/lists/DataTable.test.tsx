import { useMemo, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAccessibilityViolations } from '../../testing/accessibility'
import { renderPart } from '../../testing/render'
import { type DataColumn, DataTable, type TableSort } from './DataTable'

type Person = { id: number; name: string; level: number; city: string }
const people: Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
  level: 100 + (index % 3),
  city: 'York',
}))

const opened: number[] = []
const sorts: TableSort[] = []
let ends = 0
afterEach(() => {
  opened.length = 0
  sorts.length = 0
  ends = 0
})

function People({ width = 980, rows = people.slice(0, 50) }: { width?: number; rows?: Person[] }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const [sort, setSort] = useState<TableSort>({ by: 'name', isDescending: false })
  const columns = useMemo<DataColumn<Person>[]>(
    () => [
      {
        id: 'name',
        name: 'Name',
        width: '2fr',
        isRowHeader: true,
        isSortable: true,
        place: 'first',
        cell: ({ name }) => name,
      },
      {
        id: 'level',
        name: 'Level',
        width: 80,
        isFigure: true,
        isSortable: true,
        place: 'firstEnd',
        cell: ({ level }) => level,
      },
      { id: 'city', name: 'City', width: '1fr', cell: ({ city }) => city },
    ],
    [],
  )
  return (
    <>
      <div style={{ width, height: 400 }}>
        <DataTable
          label="People"
          columns={columns}
          rows={rows}
          selection={{ ids, onSelect: setIds }}
          sort={sort}
          onSort={(next) => {
            sorts.push(next)
            setSort(next)
          }}
          onOpen={(id) => opened.push(id)}
          onEnd={() => ends++}
        />
      </div>
      <output>{[...ids].join(' ')}</output>
    </>
  )
}

const table = () => page.getByRole('grid', { name: 'People' })
const row = (name: string) => page.getByRole('row', { name, exact: true })
const box = (name: string) => row(name).getByRole('checkbox')
const selected = () => page.getByRole('status')

it('of ten thousand rows only those in view are in the document, and all are counted', async () => {
  await renderPart(<People rows={people} />)
  await expect.element(row('Person 1')).toBeVisible()
  expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60)
  await expect.element(table()).toHaveAttribute('aria-rowcount', '10001')
  expect(await findAccessibilityViolations()).toEqual([])
})

it('a row is opened by a press and by Enter, also while others are selected', async () => {
  await renderPart(<People />)
  await row('Person 3').click()
  expect(opened).toEqual([3])
  await box('Person 1').click({ force: true })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(opened).toEqual([3, 2])
  await expect.element(selected()).toHaveTextContent('1')
})

it('Space selects, the check box of the header selects all, Escape clears', async () => {
  await renderPart(<People rows={people.slice(0, 5)} />)
  await userEvent.keyboard('{Tab} {ArrowDown} ')
  await expect.element(selected()).toHaveTextContent('1 2')
  await page.getByRole('checkbox', { name: 'Select All' }).click({ force: true })
  await expect.element(selected()).toHaveTextContent('1 2 3 4 5')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(selected()).toHaveTextContent('')
})

it('J and K move the focus by a row, and J on the last row requests more rows', async () => {
  await renderPart(<People rows={people.slice(0, 3)} />)
  await userEvent.keyboard('jj')
  await expect.element(row('Person 2')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(row('Person 1')).toHaveFocus()
  await userEvent.keyboard('jjj')
  await expect.element(row('Person 3')).toHaveFocus()
  expect(ends).toBe(1)
})

it('a press on a header sorts by its column, and a second press reverses the order', async () => {
  await renderPart(<People />)
  await page.getByRole('columnheader', { name: 'Level' }).click()
  await page.getByRole('columnheader', { name: 'Level' }).click()
  expect(sorts).toEqual([
    { by: 'level', isDescending: false },
    { by: 'level', isDescending: true },
  ])
  await expect
    .element(page.getByRole('columnheader', { name: 'Level' }))
    .toHaveAttribute('aria-sort', 'descending')
})

it('below 860 pixels a row has two lines, with the columns that have a place there', async () => {
  await renderPart(<People width={390} />)
  await expect.element(row('Person 2 101')).toBeVisible()
  await expect.element(page.getByText('York').first()).not.toBeInTheDocument()
  expect(row('Person 2 101').element().getBoundingClientRect().height).toBe(62)
  expect(await findAccessibilityViolations()).toEqual([])
  await box('Person 2 101').click({ force: true })
  await expect.element(selected()).toHaveTextContent('2')
})
