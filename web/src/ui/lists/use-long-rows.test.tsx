import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import { LongTable } from './LongTable'
import { useLongRows } from './use-long-rows'
import { useRowCursor } from './use-row-cursor'

const height = 41
const detailsHeight = 900

/** Rows of 41 pixels; below one of them are details that are higher than the window. */
function Rows({ count, open = null }: { count: number; open?: number | null }) {
  const rows = Array.from({ length: count }, (_, place) => ({ id: place + 1 }))
  const long = useLongRows(rows, open === null ? null : open - 1)
  const cursor = useRowCursor(
    rows.map(({ id }) => id),
    undefined,
    long,
  )
  return (
    <div style={{ height: 400 }}>
      <LongTable rows={long} label="Rows" table={cursor.table}>
        <tbody>
          {long.shown.flatMap(({ id }, index) => [
            <tr key={id} aria-rowindex={long.rowIndex(index)} style={{ height }}>
              <td style={{ padding: 0, border: 0 }}>
                <button type="button" data-id={id} onFocus={() => cursor.setCursor(id)}>{`Row ${id}`}</button>
              </td>
              <td style={{ border: 0 }}>
                {id === count ? 'A very long text that is in the last row only' : 'Short'}
              </td>
            </tr>,
            ...(id === open
              ? [
                  <tr key="details" ref={long.details} data-details>
                    <td style={{ height: detailsHeight, padding: 0, border: 0 }}>Details</td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
      </LongTable>
    </div>
  )
}

const row = (id: number) => page.getByRole('button', { name: `Row ${id}`, exact: true })
const scroller = () => page.getByRole('region', { name: 'Rows' }).element()

it('up to 300 rows are all in the document, of more only those in view', async () => {
  const { rerender } = await renderPart(<Rows count={300} />)
  await expect.element(row(300)).toBeInTheDocument()
  await rerender(<Rows count={350} />)
  await expect.element(row(350)).not.toBeInTheDocument()
  expect(document.querySelectorAll('tr').length).toBeLessThan(80)
  expect(scroller().scrollHeight).toBe(350 * height)
})

it('the height of the rows is measured, and the rows of each place are in view', async () => {
  await renderPart(<Rows count={20_000} />)
  await expect.element(row(1)).toBeVisible()
  await expect.poll(() => scroller().scrollHeight).toBe(20_000 * height)
  for (const place of [1_000, 12_345, 19_995]) {
    scroller().scrollTop = place * height
    await expect.element(row(place + 3)).toBeInViewport({ ratio: 1 })
  }
})

it('rows below open details are in view where they belong, and the list does not jump', async () => {
  await renderPart(<Rows count={1_000} open={20} />)
  await expect.poll(() => scroller().scrollHeight).toBe(1_000 * height + detailsHeight)
  for (const place of [25, 40, 100, 900]) {
    const top = place * height + detailsHeight
    scroller().scrollTop = top
    await expect.element(row(place + 3)).toBeInViewport({ ratio: 1 })
    expect(scroller().scrollTop).toBe(top)
    expect(scroller().scrollHeight).toBe(1_000 * height + detailsHeight)
  }
  scroller().scrollTop = 0
  await expect.element(row(1)).toBeInViewport({ ratio: 1 })
})

it('J moves to the row after the cursor, which was scrolled out of the document', async () => {
  await renderPart(<Rows count={1_000} />)
  await userEvent.keyboard('j')
  await expect.element(row(1)).toHaveFocus()
  scroller().scrollTop = 500 * height
  await expect.element(row(1)).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.element(row(2)).toHaveFocus()
  await expect.element(row(2)).toBeInViewport({ ratio: 1 })
})
