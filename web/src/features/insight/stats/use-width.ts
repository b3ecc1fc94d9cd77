import { useCallback, useState } from 'react'

/** The width of an element in pixels, from when it is in the page: texts of a chart keep their size. */
export function useWidth<E extends HTMLElement>(usual: number) {
  const [width, setWidth] = useState(usual)
  const element = useCallback((measured: E | null) => {
    if (!measured) return undefined
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(measured)
      setWidth(measured.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
