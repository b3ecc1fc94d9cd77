import type { InfiniteData } from '@tanstack/react-query'

export type Page = {
  items: readonly { id: number | string }[]
  next_cursor: number | string | null
  /** It was not requested again with the others. */
  is_stale?: boolean
}

/** What names a row in its list and in the document. */
export type RowKey<Loaded extends Page> = (row: Loaded['items'][number]) => string
export const keyOfId = ({ id }: Page['items'][number]) => String(id)

type Refresh<Loaded extends Page> = {
  /** Keys of rows, as the document has them. */
  inView: ReadonlySet<string>
  rowKey?: RowKey<Loaded>
  /** Pages that are not stale stay as they are. */
  onlyStale: boolean
  fetchPage: (cursor: string) => Promise<Loaded>
}

/** Fetches the pages with rows in view again, or the first page when no row is in view, and marks the others as stale. */
export async function refreshInView<Loaded extends Page>(
  data: InfiniteData<Loaded, string>,
  { inView, rowKey = keyOfId, onlyStale, fetchPage }: Refresh<Loaded>,
): Promise<InfiniteData<Loaded, string>> {
  const isInView = (page: Loaded) => page.items.some((row) => inView.has(rowKey(row)))
  let list = onlyStale ? data : { ...data, pages: data.pages.map(asStale) }
  let place = list.pages.findIndex((page) => page.is_stale && isInView(page))
  if (place === -1 && !onlyStale) place = 0
  while (place !== -1) {
    list = withFresh(list, place, await fetchPage(list.pageParams[place] ?? ''), rowKey)
    const done = place
    place = list.pages.findIndex((page, index) => index > done && page.is_stale && isInView(page))
  }
  return list
}

/** The list with the page behind its last one. */
export async function withNextPage<Loaded extends Page>(
  list: InfiniteData<Loaded, string>,
  fetchPage: (cursor: string) => Promise<Loaded>,
): Promise<InfiniteData<Loaded, string>> {
  const cursor = list.pages.at(-1)?.next_cursor ?? null
  if (cursor === null) return list
  const next = await fetchPage(String(cursor))
  return { pages: [...list.pages, next], pageParams: [...list.pageParams, String(cursor)] }
}

/** The list, of which only the last page is as it is now. */
export const withOldStale = <Loaded extends Page>(list: InfiniteData<Loaded, string>) => ({
  ...list,
  pages: list.pages.map((page, index) => (index < list.pages.length - 1 ? asStale(page) : page)),
})

const asStale = <Loaded extends Page>(page: Loaded): Loaded =>
  page.is_stale ? page : { ...page, is_stale: true }

/**
 * The list with a page that was fetched again from the cursor of the page at `place`. It replaces the rows from there to the last
 * one that both have. Rows behind that one stay in pages of their own, which begin where the fetched page ends.
 */
export function withFresh<Loaded extends Page>(
  { pages, pageParams }: InfiniteData<Loaded, string>,
  place: number,
  fresh: Loaded,
  rowKey: RowKey<Loaded> = keyOfId,
): InfiniteData<Loaded, string> {
  const { items, next_cursor, ...about } = fresh
  const fetched = new Set(items.map(rowKey))
  const replaced = countReplaced(pages.slice(place), items, rowKey)
  // What a page says about the whole list is that of the newest answer.
  const kept = (page: Loaded, from = 0): Loaded => {
    const rows = page.items.slice(from)
    return { ...page, ...about, items: rows.some(isFetched) ? rows.filter((row) => !isFetched(row)) : rows }
  }
  const isFetched = (row: Loaded['items'][number]) => fetched.has(rowKey(row))

  const parts: { page: Loaded; from: string }[] = []
  const add = (page: Loaded, from: string | undefined) => parts.push({ page, from: from ?? '' })
  for (const [index, page] of pages.slice(0, place).entries()) add(kept(page), pageParams[index])
  add(fresh, pageParams[place])
  let toSkip = replaced
  for (const [index, page] of pages.slice(place).entries()) {
    const rest = kept(page, Math.min(toSkip, page.items.length))
    toSkip = Math.max(0, toSkip - page.items.length)
    if (next_cursor === null || rest.items.length === 0) continue
    const isNext = parts.length === place + 1
    add(rest, isNext ? String(next_cursor) : pageParams[place + index])
  }
  return { pages: parts.map(({ page }) => page), pageParams: parts.map(({ from }) => from) }
}

/** How many of the old rows the fetched ones replace: up to the last that both have, or one page when they have none. */
function countReplaced<Loaded extends Page>(
  pages: readonly Loaded[],
  fresh: Loaded['items'],
  rowKey: RowKey<Loaded>,
): number {
  const rows = pages.flatMap((page) => page.items.map(rowKey)).slice(0, 2 * fresh.length)
  for (const row of fresh.toReversed()) {
    const place = rows.indexOf(rowKey(row))
    if (place !== -1) return place + 1
  }
  return pages[0]?.items.length ?? 0
}
