import type { LiveEvent } from '@panel/contract'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { heardAt } from '../../api/server-clock'
import { openStream, type StreamState } from './stream'

const listeners = new Set<(event: LiveEvent) => void>()
const stateListeners = new Set<() => void>()
let state: StreamState = { isOpen: false, heardAt: 0 }
let stream: ReturnType<typeof openStream> | null = null

/** Starts the stream; the panel does it once. */
export function startLive() {
  stream ??= openStream({
    event: (event) => {
      for (const listener of listeners) listener(event)
    },
    state: (next) => {
      state = next.isOpen ? next : { isOpen: false, heardAt: state.heardAt }
      for (const listener of stateListeners) listener()
    },
  })
}

/** Hears every hint while the component is shown. */
export function useLive(hear: (event: LiveEvent) => void) {
  const onHint = useEffectEvent(hear)
  useEffect(() => {
    const listener = (event: LiveEvent) => onHint(event)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}

/** Asks for hints about a conversation that is read without a lease. */
export function useWatch(id: number) {
  useEffect(() => {
    stream?.watch([id])
    return () => stream?.watch([])
  }, [id])
}

/** Whether the stream is open, and when anything of the server was last heard. */
export function useLiveState() {
  const { isOpen, heardAt: streamHeardAt } = useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    () => state,
  )
  return { isOpen, heardAt: Math.max(streamHeardAt, heardAt()) }
}
