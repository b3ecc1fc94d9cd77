import { useRef } from 'react'
import { useListener } from '../../../ui/use-listener'
import { useOnUnmount } from '../../../ui/use-on-unmount'

/** Calls `leave` once: when the component is unmounted, or the page is left. */
export function useOnLeave(leave: () => void) {
  const hasLeft = useRef(false)
  const leaveOnce = () => {
    if (!hasLeft.current) leave()
    hasLeft.current = true
  }
  useListener('pagehide', leaveOnce)
  useOnUnmount(leaveOnce)
}
