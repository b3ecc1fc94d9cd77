import { useCallback, useState } from 'react'

/** Whether an element is narrower than `width` pixels. */
export function useNarrow<E extends HTMLElement>(width: number) {
  const [isNarrow, setIsNarrow] = useState(false)
  const element = useCallback(
    (measured: E | null) => {
      if (!measured) return undefined
      const measure = () => setIsNarrow(measured.clientWidth < width)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(measured)
      return () => observer.disconnect()
    },
    [width],
  )
  return { element, isNarrow }
}
