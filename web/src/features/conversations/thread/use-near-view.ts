import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '../../../ui/printing'

/**
 * Whether a part of a long list is near the visible area; always true for printing.
 * @param likelyHeight of a part that is far away when it is mounted: it is rendered once it comes near
 * @returns `height` is null when it must be rendered, otherwise the height that keeps its place
 */
export function useNearView(isActive: boolean, likelyHeight: number | null) {
  const [height, setHeight] = useState(likelyHeight)
  const isPrinting = usePrinting()
  const part = useRef<HTMLElement | null>(null)
  const guessed = useRef(likelyHeight)

  const observe = useCallback((element: HTMLElement | null) => {
    part.current = element
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry?.isIntersecting) setHeight(null)
        else setHeight((known) => known ?? element.offsetHeight)
      },
      { root: element.closest('[data-scroller]'), rootMargin: '1500px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // What is above a part moves when its height is not as it was guessed: the text that is being read stays in its place.
  useLayoutEffect(() => {
    const [element, guess] = [part.current, guessed.current]
    if (height !== null || guess === null || !element) return
    guessed.current = null
    const scroller = element.closest('[data-scroller]')
    if (scroller && element.getBoundingClientRect().bottom - guess >= scroller.getBoundingClientRect().bottom)
      scroller.scrollTop -= element.offsetHeight - guess
  }, [height])

  return { ref: isActive ? observe : undefined, height: isActive && !isPrinting ? height : null }
}
