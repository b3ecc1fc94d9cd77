import type { LiveEvent } from '@panel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { heardAt } from '../../api/server-clock'
import { useNow } from '../../ui/now'
import { type Connection, nextConnection } from './connection'
import { openStream, type StreamState } from './stream'

const listeners = new Set<(event: LiveEvent) => void>()
const stateListeners = new Set<() => void>()
let state: StreamState = { isOpen: false, heardAt: 0 }
/** Since when the stream is closed, by our clock. */
let closedAt: number | null = Date.now()
/** The conversations that are shown without a lease, maybe before the stream is started. */
let watched: number[] = []
let stream: ReturnType<typeof openStream> | null = null

/** Starts the stream; the panel does it once. */
export function startLive() {
  stream ??= openStream(watched, {
    event: (event) => {
      for (const listener of listeners) listener(event)
    },
    state: (next) => {
      state = next.isOpen ? next : { isOpen: false, heardAt: state.heardAt }
      closedAt = next.isOpen ? null : (closedAt ?? Date.now())
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

function watch(ids: number[]) {
  watched = ids
  stream?.watch(ids)
}

/** Asks for hints about a conversation that is read without a lease. */
export function useWatch(id: number) {
  useEffect(() => {
    watch([id])
    return () => watch([])
  }, [id])
}

/** How the connection is, looked at every second. */
export function useConnection(): Connection {
  useNow()
  const client = useQueryClient()
  const { heardAt } = useLiveState()
  const [connection, setConnection] = useState<Connection>({ phase: 'live' })
  const next = nextConnection(connection, {
    closedAt,
    heardAt,
    isOnline: navigator.onLine,
    isFetching: client.isFetching() > 0,
    now: Date.now(),
  })
  if (next !== connection) setConnection(next)
  return next
}

/** Has everything that is shown brought up to date, as when the stream opens. */
export function resync() {
  for (const listener of listeners) listener({ topic: 'ready' })
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
