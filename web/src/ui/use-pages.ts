import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { type PagesQuery, placeList } from '../api/pages-query'
import type { Page } from '../api/refresh-in-view'

/** Milliseconds between two looks at a list that is scrolled. */
const lookEvery = 150

/**
 * A list of `pagesQuery`. Only pages with rows in view are requested again, the others when somebody scrolls to them. A row is an
 * element with its id in `data-id`.
 */
export function usePages<Loaded extends Page>(query: PagesQuery<Loaded>) {
  const result = useInfiniteQuery(query)
  const { data, refetch } = result

  useLayoutEffect(() => {
    if (data) placeList(data, { inView: idsInView })
  }, [data])

  // After each render too: the list can have been hidden.
  useEffect(() => {
    if (!data?.pages.some((page) => page.is_stale)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const inView = idsInView()
      const isMissed = (page: Page) => page.is_stale && page.items.some(({ id }) => inView.has(String(id)))
      if (!data.pages.some(isMissed)) return
      placeList(data, { inView: idsInView, onlyStale: true })
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
  return result
}

function idsInView(): ReadonlySet<string> {
  const isInView = (row: HTMLElement) => {
    const { top, bottom, height } = row.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < window.innerHeight
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-id]')].filter(isInView)
  return new Set(rows.map((row) => row.dataset.id ?? ''))
}
