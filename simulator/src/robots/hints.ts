import type { IncomingMessage } from 'node:http'
import type { LiveEvent } from '@panel/contract'
import type { Client } from './client.ts'
import { pause } from './pause.ts'

/** An idle robot without a hint claims again after this many milliseconds. */
const claimInterval = 2_000
/** Hundreds of robots get the same hint, so each waits a random time up to this many milliseconds before it claims. */
const maxRandomDelay = 150

export type Hints = {
  /** Waits until there may be work: after a hint about the queue, or after a while. */
  wait(stop: AbortSignal): Promise<void>
  close(): void
}

/** Opens the event stream of the panel at the first wait. While there is no stream, `wait` ends after the interval. */
export function openHints(client: Client): Hints {
  let stream: IncomingMessage | undefined
  let opening = false
  let wake = () => {}
  /** Whether a hint has arrived since the last wait ended. */
  let hasNewHint = false

  async function listen() {
    opening = true
    try {
      stream = await client.open('/api/events')
      let rest = ''
      for await (const chunk of stream.setEncoding('utf8')) {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        if (!lines.some(isAboutQueue)) continue
        hasNewHint = true
        wake()
      }
    } catch {
      // The panel is not available, or the session has ended: the next claim finds out.
    }
    stream = undefined
    opening = false
  }

  return {
    async wait(stop) {
      if (!opening) void listen()
      const hintReceived = new AbortController()
      wake = () => hintReceived.abort()
      if (!hasNewHint) await pause(claimInterval, stop, hintReceived.signal)
      hasNewHint = false
      await pause(Math.random() * maxRandomDelay, stop)
    },
    close: () => stream?.destroy(),
  }
}

function isAboutQueue(line: string): boolean {
  if (!line.startsWith('data: ')) return false
  // The cast: the panel sends events of this type.
  const event = JSON.parse(line.slice(6)) as LiveEvent
  return event.topic === 'queue' || event.topic === 'ready'
}
