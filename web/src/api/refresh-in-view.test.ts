import { expect, it, vi } from 'vitest'
import { type Page, refreshInView } from './refresh-in-view'

type Row = { id: number; words?: string }
type Stored = { items: Row[]; next_cursor: string | null; is_stale?: boolean; count?: number }

const size = 3
/** A page of the rows behind the cursor, which is the id of a row. */
const pageFrom = (rows: Row[], cursor: string): Stored => {
  const from = cursor === '' ? 0 : rows.findIndex(({ id }) => id > Number(cursor))
  const items = from === -1 ? [] : rows.slice(from, from + size)
  const last = items.at(-1)
  return {
    items,
    next_cursor: last && from + size < rows.length ? String(last.id) : null,
    count: rows.length,
  }
}

const numbers = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ id: from + place }))

/** All pages of a list. */
function load(rows: Row[]) {
  const [pages, pageParams]: [Stored[], string[]] = [[], []]
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null) {
    pageParams.push(cursor)
    pages.push(pageFrom(rows, cursor))
  }
  return { pages, pageParams }
}

async function refresh(before: ReturnType<typeof load>, now: Row[], inView: number[], onlyStale = false) {
  const fetchPage = vi.fn(async (cursor: string) => pageFrom(now, cursor))
  const list = await refreshInView(before, { inView: new Set(inView.map(String)), onlyStale, fetchPage })
  return {
    list,
    ids: list.pages.map(({ items }) => items.map(({ id }) => id)),
    requests: fetchPage.mock.calls.map(([cursor]) => cursor),
  }
}

it('only pages with rows in view are requested again; the others are stale', async () => {
  const { list, ids, requests } = await refresh(load(numbers(1, 300)), numbers(1, 300), [150, 151])
  expect(requests).toEqual(['147', '150'])
  expect(ids.flat()).toEqual(numbers(1, 300).map(({ id }) => id))
  expect(list.pages.flatMap(({ is_stale }, place) => (is_stale ? [] : [place]))).toEqual([49, 50])
})

it('with no row in view, the first page is requested', async () => {
  const { requests } = await refresh(load(numbers(1, 30)), numbers(1, 30), [])
  expect(requests).toEqual([''])
})

it('scrolling to a stale page requests that page only', async () => {
  const { list } = await refresh(load(numbers(1, 12)), numbers(1, 12), [1])
  const { requests } = await refresh(list, numbers(1, 12), [3, 4], true)
  expect(requests).toEqual(['3'])
})

it('a row that is gone leaves the list, and the row behind it is there once', async () => {
  const now = numbers(1, 12).filter(({ id }) => id !== 4)
  const { ids } = await refresh(load(numbers(1, 12)), now, [4, 5])
  expect(ids).toEqual([
    [1, 2, 3],
    [5, 6, 7],
    [8, 9],
    [10, 11, 12],
  ])
})

it('a new row is in its place, and those behind it stay', async () => {
  const before = load(numbers(1, 12).filter(({ id }) => id !== 5))
  const { ids, list } = await refresh(before, numbers(1, 12), [4])
  expect(ids).toEqual([[1, 2, 3], [4, 5, 6], [7], [8, 9, 10], [11, 12]])
  expect(list.pageParams).toEqual(['', '3', '6', '7', '10'])
  const next = await refresh(list, numbers(1, 12), [7])
  expect(next.ids.flat()).toEqual(numbers(1, 12).map(({ id }) => id))
  expect(next.requests).toEqual(['6'])
})

it('a row that has moved into view is not also where it was', async () => {
  const now = [{ id: 1 }, { id: 2 }, { id: 2.5, words: 'was the tenth' }, ...numbers(3, 12)]
  const before = load(numbers(1, 12))
  const moved = { ...before, pages: before.pages.map(renamed) }
  const { ids } = await refresh(moved, now, [1])
  expect(ids).toEqual([[1, 2, 2.5], [3], [4, 5, 6], [7, 8, 9], [11, 12]])

  function renamed(page: Stored): Stored {
    return { ...page, items: page.items.map((row) => (row.id === 10 ? { id: 2.5 } : row)) }
  }
})

it('when every row of a page in view is gone, none of them stays', async () => {
  const { ids, requests } = await refresh(
    load(numbers(1, 30)),
    [...numbers(1, 3), ...numbers(20, 30)],
    [4, 5],
  )
  expect(ids.flat()).not.toContain(4)
  expect(ids.flat()).toEqual([...new Set(ids.flat())])
  expect(requests).toEqual(['3'])
})

it('a list that became shorter ends where the server says', async () => {
  const { ids } = await refresh(load(numbers(1, 12)), numbers(1, 4), [4])
  expect(ids).toEqual([[1, 2, 3], [4]])
})

it('what a page says about the whole list is the newest on each page', async () => {
  const { list } = await refresh(load(numbers(1, 12)), numbers(1, 40), [4])
  expect(list.pages.map(({ count }) => count)).toEqual([40, 40, 40, 40])
})

it('rows of several kinds are told apart by their key', async () => {
  const rows = [
    { kind: 'answer', id: 1 },
    { kind: 'skip', id: 1 },
    { kind: 'answer', id: 2 },
  ]
  type Kinds = Page & { items: (typeof rows)[number][] }
  const list = await refreshInView<Kinds>(
    { pages: rows.map((row) => ({ items: [row], next_cursor: 'later' })), pageParams: ['', 'a', 'b'] },
    {
      inView: new Set(['skip 1']),
      onlyStale: false,
      rowKey: ({ kind, id }) => `${kind} ${id}`,
      fetchPage: async () => ({ items: [{ kind: 'skip', id: 1 }], next_cursor: 'later' }),
    },
  )
  expect(list.pages.map(({ items, is_stale = false }) => [items, is_stale])).toEqual([
    [[rows[0]], true],
    [[rows[1]], false],
    [[rows[2]], true],
  ])
})
