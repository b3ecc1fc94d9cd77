import type { LiveEvent } from '@panel/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { queryClient } from '../../../api/query-client'
import { lastResponseAt } from '../../../api/server-clock'
import { createEvents, useEvents } from '../../../ui/events'
import { clock } from '../../../ui/words/now'
import { type Connection, nextConnection } from './connection'
import { detectSlow } from './slow'
import { openStream } from './stream'

/** Interval at which a page that gets no hints refreshes itself, in milliseconds. */
const pollInterval = 30_000

/** The events of the stream. */
export const hints = createEvents<LiveEvent>()

type State = {
  isOpen: boolean
  /** When the last event arrived, by the browser's clock. */
  lastEventAt: number
  /** Since when the stream is closed, by the browser's clock. */
  closedAt: number | null
}
const state = createStore<State>(() => ({ isOpen: false, lastEventAt: 0, closedAt: Date.now() }))
const connection = createStore<Connection>(() => ({ phase: 'live' }))
/** The conversations that are shown without a lease, possibly before the stream is started. */
let watched: number[] = []
let stream: ReturnType<typeof openStream> | null = null

/** Starts the stream; called once. */
export function startLive() {
  stream ??= start()
}

function start() {
  clock.subscribe(checkConnection)
  state.subscribe(checkConnection)
  connection.subscribe(pollWithoutStream)
  return openStream(watched, {
    event: hints.emit,
    state: ({ isOpen, lastEventAt }) =>
      state.setState((before) =>
        isOpen
          ? { isOpen, lastEventAt, closedAt: null }
          : { isOpen, lastEventAt: before.lastEventAt, closedAt: before.closedAt ?? Date.now() },
      ),
  })
}

/** Updates the states of the connection and of slow requests, every second. */
function checkConnection() {
  const { closedAt } = state.getState()
  const next = nextConnection(connection.getState(), {
    closedAt,
    lastEventAt: lastReceivedAt(),
    isOnline: navigator.onLine,
    isFetching: queryClient.isFetching() > 0,
    now: Date.now(),
  })
  connection.setState(next, true)
  detectSlow(queryClient)
}

let polling: ReturnType<typeof setInterval> | undefined

/** While requests succeed and only the stream is missing, the page refreshes at an interval. */
function pollWithoutStream(now: Connection) {
  const hasNoStream = now.phase === 'lost' && now.loss === 'no_stream'
  if (hasNoStream === (polling !== undefined)) return
  clearInterval(polling)
  polling = hasNoStream ? setInterval(resync, pollInterval) : undefined
}

/** Refreshes everything that is shown, as when the stream opens. */
const resync = () => hints.emit({ topic: 'ready' })

/** Calls the listener with every hint while the component is mounted. */
export const useLive = (listener: (event: LiveEvent) => void) => useEvents(hints, listener)

function watch(ids: number[]) {
  watched = ids
  stream?.watch(ids)
}

/** Requests hints about a conversation that is shown without a lease. */
export function useWatch(id: number) {
  useEffect(() => {
    watch([id])
    return () => watch([])
  }, [id])
}

/** The state of the connection that the operator sees. */
export const useConnection = () => useStore(connection)

const lastReceivedAt = () => Math.max(state.getState().lastEventAt, lastResponseAt())

/** Whether the stream is open, and how many seconds ago the server last responded or sent an event. */
export function useLiveState() {
  const isOpen = useStore(state, (now) => now.isOpen)
  const seconds = useStore(clock, (now) => Math.max(0, Math.floor((now - lastReceivedAt()) / 1_000)))
  return { isOpen, seconds }
}
