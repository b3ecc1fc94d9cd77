import type { LiveEvent } from '@panel/contract'
import { heartbeatInterval } from '@panel/contract/rules/limits'
import { streamAddress, type TabMessage, watchedBy } from './channel'
import { reopeningDelay } from './reopening-delay'

const name = 'panel.live'
/** Milliseconds without an event after which a stream has lost its connection, although it was not closed. */
const deadAfter = 2.5 * heartbeatInterval

export type StreamState = {
  isOpen: boolean
  /** When the stream last received something, by the browser's clock. */
  lastEventAt: number
}

/**
 * One event stream for all tabs of this browser. The tab that holds the lock is the leader: it has the stream and passes events
 * on. When it closes, another tab becomes the leader.
 */
export function openStream(
  /** The conversations that this tab shows without a lease. */
  shown: number[],
  on: { event: (event: LiveEvent) => void; state: (state: StreamState) => void },
) {
  const tab = newTabName()
  const channel = new BroadcastChannel(name)
  const tabs = new Map<string, number[]>()
  let source: EventSource | null = null
  let address = ''
  let reopening: ReturnType<typeof setTimeout> | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let isLeader = false
  let now: StreamState = { isOpen: false, lastEventAt: 0 }

  const broadcast = (message: TabMessage) => channel.postMessage(message)

  function state(isOpen: boolean) {
    now = { isOpen, lastEventAt: isOpen ? Date.now() : 0 }
    on.state(now)
    broadcast({ kind: 'state', ...now })
  }

  function onReceived() {
    refusals = 0
    clearTimeout(reopening)
    restartTimeout()
    state(true)
  }

  function restartTimeout() {
    clearTimeout(timeout)
    timeout = setTimeout(() => {
      state(false)
      openLater()
    }, deadAfter)
  }

  function openLater() {
    clearTimeout(reopening)
    reopening = setTimeout(open, reopeningDelay(refusals))
  }

  function open() {
    clearTimeout(reopening)
    source?.close()
    restartTimeout()
    address = streamAddress(watchedBy(tabs))
    source = new EventSource(address)
    source.onopen = onReceived
    source.addEventListener('heartbeat', onReceived)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      // The cast: events come from our own server, according to the contract.
      const event = JSON.parse(data) as LiveEvent
      onReceived()
      on.event(event)
      broadcast({ kind: 'event', event })
    }
    source.onerror = () => {
      state(false)
      // Refused permanently: the browser does not reconnect.
      if (source?.readyState !== EventSource.CLOSED) return
      refusals++
      openLater()
    }
  }

  function follow() {
    if (isLeader && streamAddress(watchedBy(tabs)) !== address) open()
  }

  function lead() {
    isLeader = true
    tabs.set(tab, shown)
    broadcast({ kind: 'roll_call' })
    open()
    addEventListener('online', openLater)
    // The browser notices a lost network at once. The stream can hang for minutes.
    addEventListener('offline', () => state(false))
    // The lock is held until the tab closes.
    return new Promise<void>(() => {})
  }

  channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind === 'event') on.event(message.event)
    else if (message.kind === 'state') on.state(message)
    else if (message.kind === 'roll_call') broadcast({ kind: 'watch', tab, ids: shown })
    else if (isLeader) {
      if (message.ids.length > 0) tabs.set(message.tab, message.ids)
      else tabs.delete(message.tab)
      follow()
      // A new tab does not know the state of the stream yet.
      if (now.isOpen) broadcast({ kind: 'state', ...now })
    }
  }
  addEventListener('pagehide', () => {
    if (!isLeader) broadcast({ kind: 'watch', tab, ids: [] })
  })
  // Without locks (on an insecure address), each tab has its own stream.
  if (navigator.locks) void navigator.locks.request(name, lead)
  else void lead()
  // The leader, if there is one, sends the state of the stream.
  broadcast({ kind: 'watch', tab, ids: shown })

  return {
    /** Sets the conversations of this tab. */
    watch(ids: number[]) {
      shown = ids
      if (isLeader) {
        tabs.set(tab, ids)
        follow()
      } else broadcast({ kind: 'watch', tab, ids })
    },
  }
}

const newTabName = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-')
