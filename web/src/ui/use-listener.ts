import { useEffectEvent, useLayoutEffect } from 'react'

type Options = {
  /** Before the listeners of the elements. */
  isFirst?: boolean
  isOn?: boolean
}

/** Listens for an event of the window, also while nothing has the focus. It listens before the component is painted, so that no key is missed. */
export function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  { isFirst = false, isOn = true }: Options = {},
) {
  const onEvent = useEffectEvent(listener)
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: WindowEventMap[Name]) => onEvent(event)
    addEventListener(name, listen, isFirst)
    return () => removeEventListener(name, listen, isFirst)
  }, [name, isFirst, isOn])
}
