import { useSyncExternalStore } from 'react'

/** As in `Frame.module.css`. */
const wide = matchMedia('(min-width: 1200px)')

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the side menu stands beside the page; in narrower windows it is a drawer. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches)
