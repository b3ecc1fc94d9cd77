import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `leave` once: when the component is unmounted, or the page is left. */
export function useOnLeave(leave: () => void) {
  const hasLeft = useRef(false)
  const leaveOnce = useEffectEvent(() => {
    if (!hasLeft.current) leave()
    hasLeft.current = true
  })
  useEffect(() => {
    hasLeft.current = false
    const onLeave = () => leaveOnce()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      leaveOnce()
    }
  }, [])
}
