import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { keyOfId, type Page, type RowKey, refreshInView } from './refresh-in-view'

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
    persister: (fetchAll, context, query) => {
      // The casts: a persister has the types of one page, but the data of a list.
      const data = query.state.data as InfiniteData<Stored<Loaded>, string> | undefined
      const shown = data && shownLists.get(data)
      if (!shown || query.state.fetchMeta?.fetchMore || data.pages.length < 2)
        return fetchAll(context as never)
      const onlyStale = shown.onlyStale === true && !query.state.isInvalidated
      shown.onlyStale = false
      return refreshInView(data, {
        inView: shown.inView(),
        onlyStale,
        rowKey,
        fetchPage: (cursor) => fetchPage(cursor, context.signal),
      }) as never
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
