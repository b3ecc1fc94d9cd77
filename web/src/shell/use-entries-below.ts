import { useCallback, useState } from 'react'

/** The height of the line that covers the lower edge. */
const lineHeight = 24

/** How many entries of a list are below its lower edge. The list has one child. */
export function useEntriesBelow() {
  const [below, setBelow] = useState(0)
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setBelow(countBelow(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return { list, below }
}

function countBelow(list: HTMLElement): number {
  if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) return 0
  const edge = list.getBoundingClientRect().bottom - lineHeight
  return [...list.querySelectorAll('a, [aria-expanded="false"]')].filter((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return height > 0 && top + height / 2 > edge
  }).length
}
