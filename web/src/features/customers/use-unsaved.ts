import { useEffect, useRef } from 'react'

/** Runs `leave` when the component goes, unless it was settled before: typed and neither saved nor given up. */
export function useUnsaved(leave: () => void) {
  const isSettled = useRef(false)
  const last = useRef(leave)
  useEffect(() => {
    last.current = leave
  })
  useEffect(() => {
    isSettled.current = false
    const leaveOnce = () => {
      if (!isSettled.current) last.current()
      isSettled.current = true
    }
    addEventListener('pagehide', leaveOnce)
    return () => {
      removeEventListener('pagehide', leaveOnce)
      leaveOnce()
    }
  }, [])
  return {
    settle: () => {
      isSettled.current = true
    },
  }
}
