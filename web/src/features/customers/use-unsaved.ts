import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs `leave` when the component is removed with text that was neither saved nor given up. */
export function useUnsaved(leave: () => void) {
  const isSettled = useRef(false)
  const leaveOnce = useEffectEvent(() => {
    if (!isSettled.current) leave()
    isSettled.current = true
  })
  useEffect(() => {
    isSettled.current = false
    const onLeave = () => leaveOnce()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      leaveOnce()
    }
  }, [])
  return {
    settle: () => {
      isSettled.current = true
    },
  }
}
