import type { IncomingMessage } from 'node:http'
import type { LiveEvent } from '@panel/contract'
import type { Client } from './client.ts'
import { pause } from './pause.ts'

/** An idle robot without a hint claims again after this many milliseconds. */
const interval = 2_000
/** Hundreds of robots get the same hint: they claim at different times. */
const spread = 150

export type Hints = {
  /** Waits until there may be work: after a hint about the queue, or after a while. */
  wait(stop: AbortSignal): Promise<void>
  close(): void
}

/** Reads the event stream of the panel, from the first wait on; without a stream it only waits. */
export function openHints(client: Client): Hints {
  let stream: IncomingMessage | undefined
  let opening = false
  let wake = () => {}
  /** A hint has arrived that has not ended a wait yet. */
  let isNews = false

  async function listen() {
    opening = true
    try {
      stream = await client.open('/api/events')
      let rest = ''
      for await (const chunk of stream.setEncoding('utf8')) {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        if (!lines.some(isAboutQueue)) continue
        isNews = true
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
      const heard = new AbortController()
      wake = () => heard.abort()
      if (!isNews) await pause(interval, stop, heard.signal)
      isNews = false
      await pause(Math.random() * spread, stop)
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
