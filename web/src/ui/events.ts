import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand/vanilla'

export type Events<T> = {
  tell: (event: T) => void
  /** @returns a function that ends it */
  hear: (listener: (event: T) => void) => () => void
}

/** Sends events to the present listeners; it is not a state. A listener must not send an event of the same kind. */
export function createEvents<T>(): Events<T> {
  // A new object each time, because equal events can follow each other.
  const last = createStore<{ event: T } | null>(() => null)
  return {
    tell: (event) => last.setState({ event }, true),
    hear: (listener) => last.subscribe((told) => told && listener(told.event)),
  }
}

/** Listens for events while the component is mounted. */
export function useEvents<T>({ hear }: Events<T>, listener: (event: T) => void) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => hear((event) => onEvent(event)), [hear])
}
