import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../../ui/printing'

/**
 * Whether a part of a long list is near the visible area; always true for printing.
 * @returns `height` is null when it must be rendered, otherwise the height that keeps its place
 */
export function useNearView(scroller: RefObject<HTMLElement | null>, isActive: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const isPrinting = usePrinting()

  useEffect(() => {
    const part = ref.current
    if (!isActive || !part) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry?.isIntersecting) setHeight(null)
        else setHeight((known) => known ?? part.offsetHeight)
      },
      { root: scroller.current, rootMargin: '1500px 0px' },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [isActive, scroller])

  return { ref, height: isActive && !isPrinting ? height : null }
}
