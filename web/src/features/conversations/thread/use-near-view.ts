import { useCallback, useState } from 'react'
import { usePrinting } from '../../../ui/printing'

/**
 * Whether a part of a long list is near the visible area; always true for printing.
 * @returns `height` is null when it must be rendered, otherwise the height that keeps its place
 */
export function useNearView(isActive: boolean) {
  const [height, setHeight] = useState<number | null>(null)
  const isPrinting = usePrinting()

  const observe = useCallback((part: HTMLElement | null) => {
    if (!part) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry?.isIntersecting) setHeight(null)
        else setHeight((known) => known ?? part.offsetHeight)
      },
      { root: part.closest('[data-scroller]'), rootMargin: '1500px 0px' },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])

  return { ref: isActive ? observe : undefined, height: isActive && !isPrinting ? height : null }
}
