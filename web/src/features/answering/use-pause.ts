import { useEffect, useRef } from 'react'

/** Pauses between attempts of a call whose outcome is not known yet. They end when the screen is left. */
export function usePause() {
  const wake = useRef<() => void>(() => {})
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      wake.current()
    }
  }, [])

  return {
    /** Waits, unless the connection comes back or `wake` is called before. */
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        wake.current = () => {
          clearTimeout(timer)
          resolve()
        }
        addEventListener('online', wake.current, { once: true })
      }),
    wake: () => wake.current(),
    isGone: () => isGone.current,
  }
}
