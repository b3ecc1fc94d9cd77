import { useMemo } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import { useRowCursor } from './use-row-cursor'
import { useRowWindow } from './use-row-window'

const rowHeight = 34
let ends = 0
afterEach(() => {
  ends = 0
})
const onNearEnd = () => {
  ends++
}

function Rows({ count, first = -1 }: { count: number; first?: number }) {
  const shown = useRowWindow<HTMLDivElement>({ count, rowHeight, first: Math.max(0, first), onNearEnd })
  const ids = useMemo(() => Array.from({ length: count }, (_, place) => place + 1), [count])
  const cursor = useRowCursor(ids, undefined, { first: first < 0 ? null : first + 1, reveal: shown.reveal })
  return (
    <div ref={shown.scroller} onScroll={shown.onScroll} style={{ height: 400, overflow: 'auto' }}>
      <div style={{ height: shown.before }} />
      <table ref={cursor.table}>
        <thead style={{ position: 'sticky', top: 0, height: 36 }} />
        <tbody>
          {ids.slice(shown.from, shown.to).map((id) => (
            <tr key={id} style={{ height: rowHeight }}>
              <td>
                <button type="button" data-id={id}>{`Row ${id}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div style={{ height: shown.after }} />
    </div>
  )
}

const row = (id: number) => page.getByRole('button', { name: `Row ${id}`, exact: true })
const scroller = () => {
  const element = document.querySelector<HTMLElement>('[style*="overflow"]')
  if (!element) throw new Error('There is no list')
  return element
}

it('of a hundred thousand rows only those in view are in the document', async () => {
  await renderPart(<Rows count={100_000} />)
  await expect.element(row(1)).toBeVisible()
  expect(document.querySelectorAll('tr').length).toBeLessThan(80)
  for (const place of [2_000, 50_000, 99_990]) {
    scroller().scrollTop = place * rowHeight
    await expect.element(row(place + 5)).toBeVisible()
    expect(document.querySelectorAll('tr').length).toBeLessThan(80)
  }
})

it('the list begins at the row to which it returns', async () => {
  await renderPart(<Rows count={1_000} first={600} />)
  await expect.element(row(601)).toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.element(row(602)).toHaveFocus()
})

it('J moves to the next row, also when the cursor was scrolled out of the document', async () => {
  await renderPart(<Rows count={1_000} />)
  await expect.element(row(1)).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(row(2)).toHaveFocus()
  scroller().scrollTop = 500 * rowHeight
  await expect.element(row(2)).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.element(row(3)).toHaveFocus()
  await expect.element(row(3)).toBeInViewport({ ratio: 1 })
})

it('more rows are requested only when the last ones come into view', async () => {
  await renderPart(<Rows count={200} />)
  await expect.element(row(1)).toBeVisible()
  expect(ends).toBe(0)
  scroller().scrollTop = 190 * rowHeight
  await expect.element(row(200)).toBeVisible()
  expect(ends).toBeGreaterThan(0)
})
