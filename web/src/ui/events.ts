import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand/vanilla'

export type Events<T> = {
  tell: (event: T) => void
  /** @returns what ends it */
  hear: (listener: (event: T) => void) => () => void
}

/** What happens is told to those who hear it then; it is no state. No event is told from inside of another of the same kind. */
export function createEvents<T>(): Events<T> {
  // In an object of its own: the same event may happen twice.
  const last = createStore<{ event: T } | null>(() => null)
  return {
    tell: (event) => last.setState({ event }, true),
    hear: (listener) => last.subscribe((told) => told && listener(told.event)),
  }
}

/** Hears events while the component is shown. */
export function useEvents<T>({ hear }: Events<T>, listener: (event: T) => void) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => hear((event) => onEvent(event)), [hear])
}
