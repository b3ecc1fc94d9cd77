import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { keyOfId, type Page, type RowKey, refreshInView, withNextPage, withOldStale } from './refresh-in-view'

/** Pages of a list as the cache has them. */
export type PagesQuery<Loaded extends Page> = UseInfiniteQueryOptions<
  Loaded,
  Error,
  InfiniteData<Loaded, string>,
  QueryKey,
  string
> & { rowKey?: RowKey<NoInfer<Loaded>> }

type Options<Loaded extends Page> = Pick<
  PagesQuery<Stored<Loaded>>,
  'gcTime' | 'placeholderData' | 'refetchInterval'
> & {
  queryKey: QueryKey
  /** @param cursor the part of the query that names the page; empty for the first one */
  load: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<Loaded>
  /** What a row has in `data-id`, when ids are not enough: rows of several kinds, or other rows beside the list. */
  rowKey?: RowKey<NoInfer<Loaded>>
}
type Stored<Loaded> = Loaded & Pick<Page, 'is_stale'>

/** Where lists are on the screen, by what the cache has of each. */
const shownLists = new WeakMap<object, ShownList>()

type ShownList = {
  /** The `data-id` of the rows that can be seen now. */
  inView: () => ReadonlySet<string>
  /** Somebody has scrolled to rows that are out of date: pages that are not stay as they are. */
  onlyStale?: boolean
}

/** Whether only stale pages are requested this time. */
function takeOnlyStale(shown: ShownList): boolean {
  const { onlyStale = false } = shown
  shown.onlyStale = false
  return onlyStale
}

/**
 * What was asked of each list and has not arrived. A hint cancels the request for the next page, and that request cancels a refresh:
 * what arrives then makes up for both.
 */
const unfinished = new WeakMap<object, Set<'next page' | 'refresh'>>()

/**
 * Pages of a list. When they are fetched again, such as after a hint, only those with rows in view are requested. The others are
 * marked as stale, and are requested when somebody scrolls to them.
 */
export function pagesQuery<Loaded extends Page>({ load, rowKey = keyOfId, ...options }: Options<Loaded>) {
  const fetchPage = (cursor: string, signal: AbortSignal): Promise<Stored<Loaded>> =>
    load(cursor === '' ? {} : { cursor }, signal)
  const query = infiniteQueryOptions<
    Stored<Loaded>,
    Error,
    InfiniteData<Stored<Loaded>, string>,
    QueryKey,
    string
  >({
    ...options,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? null : String(next_cursor)),
    // TanStack Query calls this in place of fetching every page again.
    persister: async (fetchAll, context, query) => {
      // The casts: a persister has the types of one page, but the data of a list.
      type List = InfiniteData<Stored<Loaded>, string>
      const data = query.state.data as List | undefined
      const load = (cursor: string) => fetchPage(cursor, context.signal)
      const isMore = data !== undefined && query.state.fetchMeta?.fetchMore !== undefined
      const due = unfinished.get(query) ?? new Set()
      unfinished.set(query, due.add(isMore ? 'next page' : 'refresh'))
      try {
        const shown = data && shownLists.get(data)
        const isPartial = !isMore && shown && data.pages.length > 1
        const list: List = isPartial
          ? await refreshInView(data, {
              inView: shown.inView(),
              onlyStale: takeOnlyStale(shown) && !query.state.isInvalidated,
              rowKey,
              fetchPage: load,
            })
          : ((await fetchAll(context as never)) as unknown as List)
        const isCut = due.has(isMore ? 'refresh' : 'next page')
        if (!isCut) return list as never
        return (isMore ? withOldStale(list) : await withNextPage(list, load)) as never
      } finally {
        if (!context.signal.aborted) unfinished.delete(query)
      }
    },
  })
  return { ...query, rowKey }
}

/** Milliseconds between two looks at a list that is scrolled. */
const lookEvery = 150

/**
 * A list of `pagesQuery`, and the rows of its pages. Only pages with rows in view are requested again, the others when somebody
 * scrolls to them. A row is an element with its id in `data-id`, or what `rowKey` says.
 */
export function usePages<Loaded extends Page>({ rowKey = keyOfId, ...query }: PagesQuery<Loaded>) {
  const list = useInfiniteQuery(query)
  const { data, refetch } = list
  // The cast: a page has the rows of its own type.
  const rows = useMemo(
    () => data?.pages.flatMap((page) => page.items as Loaded['items'][number][]) ?? [],
    [data],
  )

  useLayoutEffect(() => {
    if (data) shownLists.set(data, { inView: idsInView })
  }, [data])

  // After each render too: the list can have been hidden.
  useEffect(() => {
    if (!data?.pages.some((page) => page.is_stale)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const inView = idsInView()
      const isMissed = (page: Page) => page.is_stale && page.items.some((row) => inView.has(rowKey(row)))
      if (!data.pages.some(isMissed)) return
      shownLists.set(data, { inView: idsInView, onlyStale: true })
      void refetch({ cancelRefetch: false })
    }
    const lookSoon = () => {
      timer ??= setTimeout(look, lookEvery)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', lookSoon, { capture: true })
    }
  })
  return { list, rows }
}

function idsInView(): ReadonlySet<string> {
  const isInView = (row: HTMLElement) => {
    const { top, bottom, height } = row.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < window.innerHeight
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-id]')].filter(isInView)
  return new Set(rows.map((row) => row.dataset.id ?? ''))
}
