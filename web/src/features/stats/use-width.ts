import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels: texts of a chart keep their size. */
export function useWidth<E extends HTMLElement>(usual: number) {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
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
