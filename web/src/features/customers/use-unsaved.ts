import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `save` when the component is unmounted or the page is left, unless `settle` was called: the text was saved or cancelled. */
export function useUnsaved(save: () => void) {
  const isSettled = useRef(false)
  const saveOnce = useEffectEvent(() => {
    if (!isSettled.current) save()
    isSettled.current = true
  })
  useEffect(() => {
    isSettled.current = false
    const onLeave = () => saveOnce()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      saveOnce()
    }
  }, [])
  return {
    settle: () => {
      isSettled.current = true
    },
  }
}
