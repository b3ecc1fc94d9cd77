import { useEffect, useEffectEvent } from 'react'

/** Calls `end` when the component is unmounted. */
export function useOnUnmount(end: () => void) {
  const onEnd = useEffectEvent(end)
  useEffect(() => () => onEnd(), [])
}
