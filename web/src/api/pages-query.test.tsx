import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testing/render'
import { LongTable } from '../ui/lists/LongTable'
import { useLongRows } from '../ui/lists/use-long-rows'
import { useRowCursor } from '../ui/lists/use-row-cursor'
import { pagesQuery, usePages } from './pages-query'

const size = 50
const height = 41

/** A list of `count` rows, of which all pages are loaded. */
async function open(count: number, loaded = count) {
  let answers = Promise.resolve()
  let rows = Array.from({ length: count }, (_, place) => ({ id: (place + 1) * 10, words: 'old' }))
  let requests: string[] = []
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const query = pagesQuery({
    queryKey: ['rows'],
    load: async ({ cursor = '' }) => {
      requests.push(cursor)
      await answers
      const rest = rows.filter(({ id }) => id > Number(cursor))
      const items = rest.slice(0, size)
      return { items, next_cursor: rest.length > size ? String(items.at(-1)?.id) : null }
    },
  })
  await client.fetchInfiniteQuery({ ...query, pages: loaded / size })

  function Rows() {
    const { rows: all, list } = usePages(query)
    const long = useLongRows(all)
    const cursor = useRowCursor(
      all.map(({ id }) => id),
      undefined,
      long,
    )
    return (
      <div style={{ height: 400 }}>
        <LongTable rows={long} label="Rows" table={cursor.table}>
          <tbody>
            {long.shown.map(({ id, words }, index) => (
              <tr key={id} aria-rowindex={long.rowIndex(index)} style={{ height }}>
                <td style={{ padding: 0, border: 0 }}>
                  <button type="button" data-id={id} onFocus={() => cursor.setCursor(id)}>
                    {`Row ${id} ${words}`}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </LongTable>
        <button type="button" onClick={() => void list.fetchNextPage()}>
          {`${all.length} rows, show more`}
        </button>
      </div>
    )
  }
  await renderPart(
    <QueryClientProvider client={client}>
      <Rows />
    </QueryClientProvider>,
  )
  await expect.element(row(10)).toBeVisible()
  requests = []
  return {
    requests: () => requests,
    change: (next: typeof rows) => {
      rows = next
    },
    rows: () => rows,
    /** Holds all answers back. @returns a function that lets them go */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      answers = promise
      return resolve
    },
    hint: () => client.invalidateQueries({ queryKey: ['rows'] }),
    scroller: page.getByRole('region', { name: 'Rows' }).element(),
  }
}

const row = (id: number, words = 'old') =>
  page.getByRole('button', { name: `Row ${id} ${words}`, exact: true })

it('a hint requests the pages in view of fifty, and the others when somebody scrolls to them', async () => {
  const { requests, change, rows, hint, scroller } = await open(2_500)
  scroller.scrollTop = 1_005 * height
  await expect.element(row(10_100)).toBeInViewport()
  change(rows().map((each) => ({ ...each, words: 'new' })))
  await hint()
  await expect.element(row(10_100, 'new')).toBeInViewport()
  expect(requests()).toEqual(['10000'])
  scroller.scrollTop = 0
  await expect.element(row(10, 'new')).toBeInViewport()
  expect(requests()).toEqual(['10000', ''])
  scroller.scrollTop = 1_005 * height
  await expect.element(row(10_100, 'new')).toBeInViewport()
  expect(requests()).toEqual(['10000', ''])
})

for (const count of [200, 2_500])
  it(`rows that come and go do not move what is read, of ${count} rows, and J goes on from the cursor`, async () => {
    const { change, rows, hint, scroller } = await open(count)
    scroller.scrollTop = 110 * height
    await expect.element(row(1_150)).toBeInViewport()
    const button = row(1_150).element() as HTMLElement
    button.focus()
    const before = button.getBoundingClientRect().top
    const added = [1_021, 1_022, 1_023].map((id) => ({ id, words: 'added' }))
    change([...rows().slice(0, 102), ...added, ...rows().slice(102, 104), ...rows().slice(105)])
    await hint()
    await expect.poll(() => button.getBoundingClientRect().top).toBe(before)
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('j')
    await expect.element(row(1_160)).toHaveFocus()
    scroller.scrollTop = 100 * height
    await expect.element(row(1_022, 'added')).toBeInViewport()
  })

const more = (count: number) => page.getByRole('button', { name: `${count} rows, show more` })

for (const loaded of [50, 100])
  it(`a hint does not cancel the request for the page behind ${loaded} rows`, async () => {
    const { requests, change, rows, hint, hold } = await open(200, loaded)
    const release = hold()
    await more(loaded).click()
    await expect.poll(requests).toEqual([String(loaded * 10)])
    change(rows().map((each) => ({ ...each, words: 'new' })))
    const refreshed = hint()
    release()
    await refreshed
    await expect.element(row(10, 'new')).toBeVisible()
    await expect.element(more(loaded + 50)).toBeVisible()
    await more(loaded + 50).click()
    await expect.element(more(loaded + 100)).toBeVisible()
  })

it('the request for the next page makes up for the refresh that it cancels', async () => {
  const { requests, change, rows, hint, hold } = await open(200, 100)
  const release = hold()
  change(rows().map((each) => ({ ...each, words: 'new' })))
  void hint()
  await expect.poll(requests).toEqual([''])
  await more(100).click()
  await expect.poll(requests).toEqual(['', '1000'])
  release()
  await expect.element(more(150)).toBeVisible()
  await expect.element(row(10, 'new')).toBeVisible()
})
