import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand/vanilla'

export type Events<T> = {
  emit: (event: T) => void
  /** @returns a function that unsubscribes */
  subscribe: (listener: (event: T) => void) => () => void
}

/** Sends events to the current listeners, and does not keep them. A listener must not send an event of the same kind. */
export function createEvents<T>(): Events<T> {
  // A new object each time, because equal events can follow each other.
  const last = createStore<{ event: T } | null>(() => null)
  return {
    emit: (event) => last.setState({ event }, true),
    subscribe: (listener) => last.subscribe((sent) => sent && listener(sent.event)),
  }
}

/** Listens for events while the component is mounted. */
export function useEvents<T>({ subscribe }: Events<T>, listener: (event: T) => void) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => subscribe((event) => onEvent(event)), [subscribe])
}
