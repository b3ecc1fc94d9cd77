import { useLayoutEffect, useRef, useState } from 'react'

/** Whether an element is narrower than `width` pixels. */
export function useNarrow<E extends HTMLElement>(width: number) {
  const element = useRef<E>(null)
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setIsNarrow(measured.clientWidth < width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [width])
  return { element, isNarrow }
}
